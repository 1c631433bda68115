/** The rules to read and search, opened at a number. */
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { rulesOf } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { parseRules, search, spansOf, type Block } from './parse.ts'
import '../styles/rules.css'

const TAGS = { bold: 'b', italic: 'i', code: 'code' } as const

const Spans = ({ line }: { readonly line: string }) =>
  spansOf(line).map(({ text, style }, i) => {
    if (style === 'plain') return text
    const Tag = TAGS[style]
    return <Tag key={i}>{text}</Tag>
  })

const Heading = ({ level, text }: { readonly level: number; readonly text: string }) =>
  level === 1 ? <h2 className="rules-title">{text}</h2> : level === 2 ? <h3>{text}</h3> : <h4>{text}</h4>

const RuleBlock = ({ block, at }: { readonly block: Block; readonly at: string | null }) => {
  if (block.kind === 'heading') return <Heading level={block.level} text={block.text} />
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

export const Rules = memo(({ game, at }: { readonly game: string; readonly at: string | null }) => {
  const say = useText()
  const [sought, setSought] = useState('')
  const blocks = useRules(game)
  const page = useRef<HTMLDivElement>(null)
  const found = useMemo(() => search(blocks ?? [], sought), [blocks, sought])
  useEffect(() => {
    if (at && blocks)
      page.current?.querySelector(`#rule-${CSS.escape(at)}`)?.scrollIntoView({ block: 'center' })
  }, [at, blocks])
  return (
    <div className="rules" ref={page}>
      <input
        type="search"
        className="rules-search"
        aria-label={say('rules.search')}
        placeholder={say('rules.search')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {found.map((block, i) => (
        <RuleBlock key={i} block={block} at={at} />
      ))}
      {blocks && found.length === 0 ? (
        <p className="quiet">{blocks.length ? say('rules.none-found') : say('rules.none')}</p>
      ) : null}
    </div>
  )
})
