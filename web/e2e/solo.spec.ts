import {
  CALM,
  another,
  axe,
  clickOut,
  confirmOne,
  expect,
  FAST,
  myTurn,
  noErrors,
  OPEN,
  picture,
  set,
  sitDown,
  test,
} from './player.ts'

const confirm = '.draft .confirm'

test('a newcomer sits in a game after one click, draws a draft, asks why not, and opens the rule', async ({
  player,
}) => {
  await set(player, CALM)
  await player.goto('/')
  await player.getByRole('button', { name: 'Play now: Edo', exact: true }).click()
  await player.waitForSelector(OPEN)
  await expect(player.locator('.sentence')).toHaveAttribute('data-asks')
  await player.locator(OPEN).first().click()
  await expect(player.locator('.steps [aria-current="step"]')).toBeVisible()
  await player.locator(confirm).click()
  await expect(player.locator('.log .entry').first()).toBeVisible()
  while ((await myTurn(player)) && (await player.locator('.offer[data-state="closed"]').count()) === 0)
    await confirmOne(player)
  await player.locator('.offer[data-state="closed"] .offer-button').first().click()
  await expect(player.locator('.why')).toBeVisible()
  await axe(player)
  await picture(player, 'why-not')
  await player.locator('.rule-link').click()
  await expect(player.locator('.rule[data-at]')).toBeInViewport()
  await picture(player, 'rule-opened')
  noErrors(player)
})

test('undo says what it takes back, and takes it back', async ({ player }) => {
  await set(player, CALM)
  await sitDown(player, 'yokohama')
  const undo = player.locator('.draft-buttons .button').first()
  for (let picks = 0; picks < 12; picks++) {
    await confirmOne(player)
    if ((await undo.getAttribute('title'))?.startsWith('Takes back')) break
  }
  await expect(undo).toHaveAttribute('title', /^Takes back: /)
  const told = await player.locator('.log .entry').count()
  await undo.click()
  await expect(player.locator('.log .entry')).toHaveCount(told - 1)
  noErrors(player)
})

test('a reload in the middle loses nothing, and the reel tells what happened meanwhile', async ({
  player,
}) => {
  await set(player, FAST)
  await sitDown(player, 'yedo')
  await player.waitForSelector(OPEN)
  await clickOut(player, 4000)
  await player.waitForSelector(OPEN)
  const [sentence, log] = await Promise.all([
    player.locator('.sentence h2').textContent(),
    player.locator('.log .entry').count(),
  ])
  await player.reload()
  await player.waitForSelector(OPEN)
  await expect(player.locator('.sentence h2')).toHaveText(sentence ?? '')
  await expect(player.locator('.log .entry')).toHaveCount(log)
  await player.goto('/')
  await expect(player.locator('.table-line[data-mine]')).toContainText('Your turn')
  await picture(player, 'lobby-with-table')
  noErrors(player)
})

test('one table in two tabs: only one moves the pieces, the other can take over', async ({
  player,
  context,
}) => {
  await set(player, CALM)
  await sitDown(player, 'yokohama')
  await player.waitForSelector(OPEN)
  const second = await context.newPage()
  await second.goto(player.url())
  await expect(second.getByText('This table is open in another tab')).toBeVisible()
  await second.getByRole('button', { name: 'Play here instead' }).click()
  await second.waitForSelector(OPEN)
  await expect(player.getByText('This table is open in another tab')).toBeVisible()
  noErrors(player)
})

test('hot seat: the curtain hides the table until the right person lifts it', async ({ player }) => {
  await set(player, FAST)
  await sitDown(player, 'edo', ['beside'])
  await expect(player.locator('.curtain')).toContainText('takes the device')
  await axe(player)
  await picture(player, 'curtain')
  await player.locator('.curtain .button').click()
  await player.waitForSelector(OPEN)
  const first = await player.locator('.seat[data-mine] strong').textContent()
  await player.locator(OPEN).first().click()
  await expect(player.locator('.curtain')).toBeVisible()
  await expect(player.locator('.frame')).toHaveCount(0)
  await player.locator('.curtain .button').click()
  await player.waitForSelector(OPEN)
  expect(await player.locator('.seat[data-mine] strong').textContent()).not.toBe(first)
  noErrors(player)
})

test('replay: a scrubber, other eyes, a link to a move, and playing on from it', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  await sitDown(player, 'noughts', ['apprentice'])
  await clickOut(player, 30_000)
  await player.locator('.end').getByRole('link', { name: 'Replay' }).click()
  await player.getByRole('slider').fill('3')
  await expect(player.locator('.scrubber output')).toHaveText(/Move 3 of/)
  expect(player.url()).toContain('move=3')
  await player.getByLabel('Seen by').selectOption({ index: 1 })
  await axe(player)
  await player.reload()
  await expect(player.locator('.scrubber output')).toHaveText(/Move 3 of/)
  await player.locator('.scrubber .button-ink').click()
  await player.waitForURL(/table\/solo-/)
  await player.waitForSelector(`${OPEN}, .end`)
  const stranger = await another(browser)
  await stranger.goto('/table/solo-000000000000')
  await expect(stranger.getByText('This table is not here')).toBeVisible()
  noErrors(player)
})

test('the coach answers from what the seat knows', async ({ player }) => {
  await set(player, CALM)
  await sitDown(player, 'yokohama')
  await player.waitForSelector(OPEN)
  await player.getByRole('button', { name: 'What would you do?' }).click()
  await expect(player.locator('.hint')).toContainText('coach')
  await expect(player.locator('.offer[data-state="chosen"]')).toHaveCount(1)
  await axe(player)
  await picture(player, 'coach')
  noErrors(player)
})

/** Notices, for every move of one's own that a laid table hears of, whether the page has changed by the time the next listener is called. */
const watchMoves = (): void => {
  type Said = {
    readonly type: string
    readonly seat?: number
    readonly view?: { readonly mover: number }
    readonly changes?: readonly (readonly [string, readonly string[], unknown])[]
  }
  const moves: boolean[] = []
  let mover: unknown
  let changed = false
  Object.assign(window, { moves })
  const changes = new MutationObserver(() => (changed = true))
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  const hears = ({ seat, view, changes: all = [] }: Said): boolean => {
    if (view) ({ mover } = view)
    for (const [, [part], value] of all) if (part === 'mover') mover = value
    return mover === seat && all.some(([, [part]]) => part === 'number')
  }
  let isMine = false
  const before = ({ data }: MessageEvent<readonly Said[]>): void => {
    isMine = data.map(hears).includes(true) && document.querySelector('.frame') !== null
    changed = false
    changes.observe(document.body, everything)
  }
  const after = (): void => {
    if (isMine) moves.push(changed)
    changes.disconnect()
  }
  const { addEventListener } = Worker.prototype
  Worker.prototype.addEventListener = function (this: Worker, type: string, ...rest: [never, never?]) {
    const all = type === 'message' ? [[before], rest, [after]] : [rest]
    for (const each of all) addEventListener.call(this, type, ...(each as [never, never?]))
  } as Worker['addEventListener']
}

test('what a move of mine changes is on the page as soon as it is heard, before anything else is done', async ({
  player,
}) => {
  await player.addInitScript(watchMoves)
  await set(player, FAST)
  await sitDown(player, 'yokohama')
  await player.waitForSelector(OPEN)
  await clickOut(player, 60_000, 16)
  const moves = await player.evaluate(() => (window as unknown as { moves: boolean[] }).moves)
  expect(moves).not.toContain(false)
  expect(moves.length).toBeGreaterThan(3)
  noErrors(player)
})

/** Notices which parts of the page each picture changes: the board, the line below it, or both. */
const watchParts = (): void => {
  const parts: string[] = []
  Object.assign(window, { parts })
  const isIn = (records: readonly MutationRecord[], part: string): boolean =>
    records.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(part))
  const changes = new MutationObserver((records) => {
    const [board, line] = [isIn(records, '.board-sheet'), isIn(records, '.newest, .strip')]
    if (board || line) parts.push(board && line ? 'both' : board ? 'board' : 'line')
  })
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  document.addEventListener('DOMContentLoaded', () => changes.observe(document.body, everything))
}

test('what others do is on the board first and around it in the next picture', async ({ player }) => {
  await player.addInitScript(watchParts)
  await set(player, { ...FAST, pace: 150 })
  await sitDown(player, 'yokohama', ['apprentice', 'apprentice', 'apprentice'])
  await player.waitForSelector(OPEN)
  await clickOut(player, 60_000, 10)
  const parts = await player.evaluate(() => (window as unknown as { parts: string[] }).parts)
  const apart = parts.filter((part, i) => part === 'board' && parts[i + 1] === 'line')
  expect(apart.length).toBeGreaterThan(5)
  noErrors(player)
})

test('a bot that takes long is seen thinking, until it has moved', async ({ player }) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await player.route(/bots-worker/, async (route) => {
    await held
    await route.continue()
  })
  await set(player, CALM)
  await sitDown(player, 'yokohama')
  const other = player.locator('.seat:not([data-mine])')
  while ((await other.getAttribute('data-acts')) === null) await confirmOne(player)
  await expect(other).toContainText('Thinking')
  letGo()
  await expect(other).not.toContainText('Thinking')
  noErrors(player)
})
