/** The rules to read and search, opened at a number. */
import { createContext, Fragment, memo, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { rulesOf } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { Pictures, Signs } from './Pictures.tsx'
import { chapterId, chapterNumber, parseRules, spansOf, type Block } from './parse.ts'
import { cutAt, search, termsOf } from './search.ts'
import '../styles/rules.css'

const TAGS = { bold: 'b', italic: 'i', code: 'code' } as const

/** What is searched for; every place that shows text marks it. */
const Sought = createContext<readonly string[]>([])

const Marked = ({ text }: { readonly text: string }) =>
  cutAt(text, useContext(Sought)).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))

const Spans = ({ line }: { readonly line: string }) =>
  spansOf(line).map(({ text, style }, i) => {
    if (style === 'plain') return <Marked key={i} text={text} />
    const Tag = TAGS[style]
    return (
      <Tag key={i}>
        <Marked text={text} />
      </Tag>
    )
  })

const HEADINGS = ['h2', 'h3', 'h4'] as const

const Heading = ({ block }: { readonly block: Extract<Block, { kind: 'heading' }> }) => {
  const Tag = HEADINGS[block.level - 1] ?? 'h4'
  return <Tag id={chapterId(block.text)}>{block.text}</Tag>
}

const RuleBlock = ({ block, at }: { readonly block: Block; readonly at: string | null }) => {
  if (block.kind === 'heading') return <Heading block={block} />
  if (block.kind === 'rule')
    return (
      <p className="rule" id={`rule-${block.number}`} data-at={block.number === at || undefined}>
        <b className="rule-number">{block.number}</b> <Spans line={block.text} />
      </p>
    )
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, i) => (
          <li key={i}>
            <Spans line={item} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'table') return <RuleTable rows={block.rows} />
  return (
    <p>
      <Spans line={block.text} />
    </p>
  )
}

const RuleTable = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => {
  const [head = [], ...body] = rows
  return (
    <div className="rule-table" tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Spans line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const useRules = (game: string): readonly Block[] | null => {
  const locale = useSettings((settings) => settings.locale)
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null)
  useEffect(() => {
    let here = true
    void rulesOf(game, locale).then((source) => {
      if (here) setBlocks(source === null ? [] : parseRules(source))
    })
    return () => {
      here = false
    }
  }, [game, locale])
  return blocks
}

type ChaptersProps = { readonly blocks: readonly Block[]; readonly onGo: (chapter: string) => void }

const Chapters = ({ blocks, onGo }: ChaptersProps) => {
  const say = useText()
  const chapters = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  )
  return chapters.length > 1 ? (
    <nav className="chapters" aria-label={say('rules.chapters')}>
      <select value="" aria-label={say('rules.chapters')} onChange={({ target }) => onGo(target.value)}>
        <option value="">{say('rules.chapters')}</option>
        {chapters.map((chapter) => (
          <option key={chapter}>{chapter}</option>
        ))}
      </select>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter}>
            <button type="button" onClick={() => onGo(chapter)}>
              {chapter}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  ) : null
}

/** Turns the page to a rule that was asked for, or to a chapter once the search is cleared away. */
const useTurning = (blocks: readonly Block[] | null, at: string | null, clear: () => void) => {
  const page = useRef<HTMLDivElement>(null)
  const [chapter, setChapter] = useState<string | null>(null)
  const turn = (id: string, block: ScrollLogicalPosition) =>
    page.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block })
  useEffect(() => {
    if (at && blocks) turn(`rule-${at}`, 'center')
  }, [at, blocks])
  useEffect(() => {
    if (chapter) turn(chapterId(chapter), 'start')
    setChapter(null)
  }, [chapter])
  const go = (to: string) => {
    clear()
    setChapter(to || null)
  }
  return { page, go }
}

export const Rules = memo(({ game, at: asked }: { readonly game: string; readonly at: string | null }) => {
  const [read, setRead] = useState<string | null>(null)
  const at = read ?? asked
  const say = useText()
  const [sought, setSought] = useState('')
  const blocks = useRules(game)
  const found = useMemo(() => search(blocks ?? [], sought), [blocks, sought])
  const terms = useMemo(() => termsOf(sought), [sought])
  const { page, go } = useTurning(blocks, at, () => setSought(''))
  const count = found.filter(({ kind }) => kind !== 'heading').length
  return (
    <div className="rules" ref={page}>
      <div className="rules-search">
        <input
          type="search"
          aria-label={say('rules.search')}
          placeholder={say('rules.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <output>{terms.length ? say('rules.found', { count }) : ''}</output>
      </div>
      <Chapters blocks={blocks ?? []} onGo={go} />
      <Sought value={terms}>
        {found.map((block, i) => (
          <Fragment key={i}>
            <RuleBlock block={block} at={at} />
            {block.kind === 'heading' && block.level === 2 && terms.length === 0 ? (
              <Pictures chapter={chapterNumber(block.text)} />
            ) : null}
          </Fragment>
        ))}
      </Sought>
      {terms.length === 0 ? <Signs follow={setRead} /> : null}
      {blocks && found.length === 0 ? (
        <p className="quiet">{blocks.length ? say('rules.none-found') : say('rules.none')}</p>
      ) : null}
    </div>
  )
})
