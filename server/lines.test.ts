import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat, View } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { HOUSE, spawnServer, UNLIMITED } from './load/spawned.ts'
import type { Answer, Log } from './protocol.ts'
import { connectClient, guestAt, type Client } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'
import { moveOf, playUntil, sitDown, untilLine, type Asked, type Seated } from './testing/lines.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { anna, connect } = await openCompany()

const bare = (view: View | undefined) => view && { ...view, number: 0, told: null }
const logOf = async (client: Client, table: string, seat: Seat): Promise<Log | undefined> => {
  const answer: Answer = await client.say({ type: 'log', table, seat })
  return answer.ok ? answer.log : undefined
}

test(
  'a line is one move: refused as a whole with the place, played as a whole, taken back as a whole',
  async () => {
    const seated = await sitDown('yokohama', anna, connect(anna))
    const { client, table } = seated
    const asked = await untilLine(seated)
    const { seat, view, line } = asked
    const seen = (who: Seat) => client.seen(table, who)
    const other: Seat = seat === 0 ? 1 : 0
    const before = { seq: seen(seat)?.seq ?? 0, other: seen(other)?.seq ?? 0 }
    const log = await logOf(client, table, other)

    const wrong = await client.say(moveOf(table, asked, [...line.line.slice(0, 2), 'nowhere']))
    expect(wrong).toMatchObject({ ok: false, code: 'refused', at: 2 })
    expect([seen(seat)?.seq, seen(other)?.seq]).toEqual([before.seq, before.other])

    const right = await client.say(moveOf(table, asked, line.line))
    expect(right).toMatchObject({ ok: true, seq: before.seq + 1 })
    await until(() => seen(other)?.seq === before.other + 1)
    expect(bare(seen(seat)?.view)).toEqual(bare(line.view()))
    expect(seen(seat)?.back.steps.map(({ pick }) => pick)).toEqual(line.line)
    expect(seen(other)?.back.steps).toEqual([])

    const number = seen(seat)?.view.number ?? 0
    expect(await client.say({ type: 'undo', table, seat, number })).toMatchObject({ ok: true })
    await until(() => seen(other)?.seq === before.other + 2)
    expect(bare(seen(seat)?.view)).toEqual(bare(view))
    expect((await logOf(client, table, other))?.entries).toEqual(log?.entries)
  },
  SLOW,
)

/** A pick that brings something its seat does not know yet. */
const surprise = ({ game }: Seated, { seat, view }: Asked) => {
  const pick = game.legal(view, seat, []).find((each) => {
    const end = game.rehearse(view).after(each).next?.end
    return end === 'chance' || end === 'shown'
  })
  return pick === undefined || view.floors.length > 0 ? undefined : { seat, view, pick }
}

test(
  'a line asks for nothing that its seat cannot know: behind a card that is drawn every pick is refused alike',
  async () => {
    const seated = await sitDown('teahouse', anna, connect(anna))
    const { client, game, table } = seated
    const { seat, view, pick } = await playUntil(seated, (asked) => surprise(seated, asked))
    const faces = Object.values(game.box(2, view.about.options)).flatMap((cards) => Object.keys(cards))
    const probes = ['keep', 'pass', 'done', 0, 1, ...game.legal(view, seat, []), ...faces]
    const answers = await Promise.all(
      probes.map((guess) => client.say(moveOf(table, { seat, view }, [pick, guess]))),
    )
    const said = answers.map(({ id: _id, ...answer }) => JSON.stringify(answer))
    expect(new Set(said).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: false, code: 'refused', rule: 'K28', at: 1 })
    expect(client.seen(table, seat)?.view.number).toBe(view.number)
  },
  SLOW,
)

test(
  'a house that is killed and started again takes a line back as one',
  async () => {
    const DATA = mkdtempSync(join(tmpdir(), 'machiya-lines-'))
    const env = { ...UNLIMITED, DATA, PORT: '0', RULES_THREADS: '1', BOT_THREADS: '1' }
    const first = await spawnServer(HOUSE, env)
    const host = await guestAt(first.url, 'Anna')
    const client = connectClient(first.url, host.token)
    const seated = await sitDown('yokohama', host, client)
    const asked = await untilLine(seated)
    const { seat, view, line } = asked
    await client.say(moveOf(seated.table, asked, line.line))
    client.close()
    await first.kill()

    const second = await spawnServer(HOUSE, env)
    const later = connectClient(second.url, host.token)
    await later.join(seated.table, seat)
    const seen = () => later.seen(seated.table, seat)
    expect(seen()?.back.steps.map(({ pick }) => pick)).toEqual(line.line)
    const number = seen()?.view.number ?? 0
    expect(await later.say({ type: 'undo', table: seated.table, seat, number })).toMatchObject({ ok: true })
    expect(bare(seen()?.view)).toEqual(bare(view))
    later.close()
    await second.stop()
    rmSync(DATA, { recursive: true, force: true })
  },
  SLOW,
)
