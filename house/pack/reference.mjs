// kernel/REFERENCE.md: every export, and every type that one names, with the comment that stands in its source.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { entries, home, manifest } from './entries.mjs'

/** @typedef {{ name: string, declared: ts.Declaration }} Named */

/** @param {string} text */
const inOneLine = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/\( /g, '(')
    .trim()

/** @param {ts.Node} node */
const commentOf = (node) => {
  const [first] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return first ? inOneLine(ts.getTextOfJSDocComment(first.comment) ?? '') : ''
}

/** What a file is about: the comment it begins with, its first sentence as a title. @param {ts.SourceFile} file */
const aboutFile = ({ text }) => {
  const comment = inOneLine((/^\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? '').replace(/\n \* ?/g, '\n'))
  const [, title = '', rest = ''] = /^(.*?)\.( .*)?$/.exec(comment) ?? []
  return [`### ${title}`, rest.trim()].filter((part) => part !== '')
}

/** Everything before the arrow. @param {ts.ArrowFunction} made */
const headOf = (made) => {
  const length = made.equalsGreaterThanToken.getStart() - made.getStart()
  return inOneLine(made.getText().slice(0, length))
}

/** The functions in an object that a function gives back. @param {ts.ArrowFunction} made @returns {(readonly [ts.PropertyAssignment, ts.ArrowFunction])[]} */
const givenBack = ({ body, type }) => {
  const object = ts.isParenthesizedExpression(body) ? body.expression : body
  if (type || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((each) =>
    ts.isPropertyAssignment(each) && ts.isArrowFunction(each.initializer)
      ? [/** @type {const} */ ([each, each.initializer])]
      : [],
  )
}

/** @param {ts.ArrowFunction} made */
const callOf = (made) => {
  const inner = givenBack(made).map(
    ([each, method]) => `  /** ${commentOf(each)} */\n  ${each.name.getText()}${headOf(method)}\n`,
  )
  return headOf(made) + (inner.length > 0 ? `: {\n${inner.join('')}}` : '')
}

/** How something is called, or what it is. @param {Named} named */
const codeOf = ({ name, declared }) => {
  if (!ts.isVariableDeclaration(declared)) return declared.getText().replace(/^export /, '')
  const { type, initializer } = declared
  if (initializer && ts.isArrowFunction(initializer)) return name + callOf(initializer)
  return type ? `${name}: ${inOneLine(type.getText())}` : `${name} = ${initializer?.getText()}`
}

/** @param {Named} named */
const saidOf = ({ declared }) =>
  commentOf(ts.isVariableDeclaration(declared) ? declared.parent.parent : declared)

/** @param {Named} named */
const described = (named) =>
  `**${named.name}** ${saidOf(named)}`.trim() + `\n\n\`\`\`ts\n${codeOf(named)}\n\`\`\``

/** Where the types of a declaration stand: not what a function does. @param {ts.Node} node @returns {readonly ts.Node[]} */
const typed = (node) => {
  if (ts.isVariableDeclaration(node)) return node.initializer ? [node, ...typed(node.initializer)] : [node]
  if (!ts.isArrowFunction(node)) return [node]
  const inner = givenBack(node).flatMap(([, method]) => typed(method))
  return [...(node.typeParameters ?? []), ...node.parameters, ...(node.type ? [node.type] : []), ...inner]
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {ts.Declaration | undefined} */
const declarationOf = (checker, symbol) =>
  (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.at(-1)

/** The types of the kernel that are named there. @param {ts.TypeChecker} checker @param {ts.Declaration} declared @returns {Named[]} */
const namedBy = (checker, declared) => {
  /** @type {Named[]} */
  const found = []
  /** @param {ts.Node} node */
  const look = (node) => {
    const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName)
    const type = symbol && declarationOf(checker, symbol)
    if (type && ts.isTypeAliasDeclaration(type) && type.getSourceFile().fileName.startsWith(home))
      found.push({ name: type.name.text, declared: type })
    if (!ts.isArrowFunction(node)) ts.forEachChild(node, look)
  }
  for (const node of typed(declared)) look(node)
  return found
}

/** The exports of an entry. @param {ts.TypeChecker} checker @param {ts.SourceFile} file @returns {Named[]} */
const exportsOf = (checker, file) => {
  const module = checker.getSymbolAtLocation(file)
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
    const declared = declarationOf(checker, symbol)
    if (!declared) throw new Error(`'${symbol.name}' is declared nowhere`)
    return { name: symbol.name, declared }
  })
}

/** @param {readonly Named[]} all */
const chapters = (all) => {
  const files = new Set(all.map(({ declared }) => declared.getSourceFile()))
  return [...files].map((file) => {
    const there = all.filter(({ declared }) => declared.getSourceFile() === file)
    return [...aboutFile(file), ...there.map(described)].join('\n\n')
  })
}

/** What is named but exported nowhere, and what that names in turn. @param {ts.TypeChecker} checker @param {readonly Named[]} shown */
const further = (checker, shown) => {
  const known = new Set(shown.map(({ declared }) => declared))
  /** @type {Named[]} */
  const found = []
  /** @param {readonly Named[]} from */
  const gather = (from) => {
    const fresh = from
      .flatMap(({ declared }) => namedBy(checker, declared))
      .filter(({ declared }) => {
        const isNew = !known.has(declared)
        known.add(declared)
        return isNew
      })
    found.push(...fresh)
    if (fresh.length > 0) gather(fresh)
  }
  gather(shown)
  return found
}

export const reference = () => {
  const made = ts.createProgram(
    entries.map(([, source]) => join(home, source)),
    { allowImportingTsExtensions: true, module: ts.ModuleKind.NodeNext, types: [], lib: ['lib.esnext.d.ts'] },
  )
  const checker = made.getTypeChecker()
  const rooms = entries.map(([entry, source]) => {
    const file = made.getSourceFile(join(home, source))
    if (!file) throw new Error(`there is no ${source}`)
    return { entry, all: exportsOf(checker, file) }
  })
  const shown = rooms.flatMap(({ all }) => all)
  const bare = shown.find((named) => saidOf(named) === '')
  if (bare) throw new Error(`'${bare.name}' is exported without a comment`)
  return [
    '# Every export',
    'Written from the sources by `npm run pack`.',
    ...rooms.flatMap(({ entry, all }) => [`## ${manifest.name}${entry.slice(1)}`, ...chapters(all)]),
    '## Types that these name',
    ...further(checker, shown).map(described),
  ]
    .join('\n\n')
    .concat('\n')
}

export const writeReference = () => writeFileSync(join(home, 'REFERENCE.md'), reference())
