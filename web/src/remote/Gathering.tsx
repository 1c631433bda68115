/** Before the deal: who has come, and the links for those who have not. */
import { Crest, markOf } from '@machiya/kit'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isListed } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Button } from '../parts/Paper.tsx'
import type { TableClient } from '../table/client.ts'
import { useText } from '../text/index.ts'
import { linksOf, linkTo, startTable } from './api.ts'

const CopyLink = ({ link, name }: { readonly link: string; readonly name: string }) => {
  const say = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className="copy-link">
      <input
        readOnly
        value={link}
        aria-label={say('gather.link', { name })}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={copy}>{copied ? say('gather.copied') : say('gather.copy')}</Button>
    </span>
  )
}

export const Gathering = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { id, chairs, host, title, game, mine } = useStore(client.store)
  const [fault, setFault] = useState('')
  const links = linksOf(id)
  const missing = chairs.filter(({ taken }) => !taken).length
  const start = async () => {
    const { failed } = await startTable(id)
    setFault(failed?.sentence ?? '')
  }
  return (
    <div className="page">
      <Bar here={null} />
      <main className="gathering">
        <p className="quiet">{game && isListed(game) ? say(`game.${game}`) : game}</p>
        <h1>{title || say('line.untitled')}</h1>
        <p>{missing ? say('gather.missing', { count: missing }) : say('gather.all-here')}</p>
        <ul className="gathering-seats">
          {chairs.map((chair) => {
            const { crest, colour, letter } = markOf(chair.seat)
            const link = links.find(({ seat }) => seat === chair.seat)
            return (
              <li key={chair.seat}>
                <Crest crest={crest} colour={colour} size={36} />
                <strong>
                  {chair.taken ? chair.name : say('gather.free', { letter })}
                  {mine.includes(chair.seat) ? ` (${say('you')})` : ''}
                </strong>
                {!chair.taken && link ? (
                  <CopyLink link={linkTo(id, link.token)} name={letter} />
                ) : (
                  <span className="quiet">
                    {chair.level ? say('bot') : chair.here ? say('gather.here') : say('gather.away')}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        {host ? (
          <Button weight="ink" onClick={() => void start()}>
            {missing ? say('gather.start-with-bots') : say('gather.start')}
          </Button>
        ) : (
          <p className="quiet">{say('gather.wait-host')}</p>
        )}
        {fault ? (
          <p className="refusal" role="alert">
            {fault}
          </p>
        ) : null}
      </main>
    </div>
  )
}
