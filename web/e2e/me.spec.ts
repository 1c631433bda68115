import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { openHouse } from './house.ts'
import { another, axe, CALM, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'
import { openPost } from './post.ts'

const REFUSED = /Failed to load resource/

/** The service worker under watch. */
type Showing = { readonly shown: readonly unknown[] }

/** A device that answers for its owner by itself. */
const giveAuthenticator = async (page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

/** Passkeys and push belong to names, not to numbers. */
const named = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', 'localhost')

test('a passkey: added here, and I am myself again on another device, with my tables', async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL: named(baseURL) }
  const [mine, other] = [await another(browser, options), await another(browser, options)]
  await set(mine, CALM)
  await mine.goto('/me')
  await mine.getByLabel('Your name').fill('Hanna')
  await axe(mine)
  await picture(mine, 'me-stranger')
  await mine.getByRole('button', { name: 'Be known here' }).click()
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText('Hanna')
  const { cdp, authenticatorId } = await giveAuthenticator(mine)
  await mine.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(mine.getByText('The passkey was added.')).toBeVisible()
  await expect(mine.getByText('You have one.')).toBeVisible()
  await mine.goto('/new/noughts')
  await mine.getByRole('button', { name: 'Lay the table and copy the link' }).click()
  await mine.getByRole('button', { name: /Deal now/ }).click()
  await mine.waitForSelector('.frame')
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)

  await set(other, { ...CALM, locale: 'de', name: '' })
  await other.goto('/me')
  const there = await giveAuthenticator(other)
  await other.getByRole('button', { name: 'Mit Passkey zurückkommen' }).click()
  await expect(other.getByRole('alert')).toContainText('Es wurde kein Passkey benutzt.', {
    timeout: 90_000,
  })
  for (const credential of credentials)
    await there.cdp.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential })
  await other.getByRole('button', { name: 'Mit Passkey zurückkommen' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hanna')
  await expect(other.locator('.me-lines .table-line')).toHaveCount(1)
  await axe(other)
  await other.locator('.me-lines').getByRole('link').click()
  await other.waitForSelector('.frame')
  await expect(other.locator('.link-state')).toHaveAttribute('data-link', 'live')
  noErrors(mine, REFUSED)
  noErrors(other, REFUSED)
})

test('push: the house sends what only this browser can read, and the page shows it though it is closed', async ({
  browser,
  baseURL,
}) => {
  const service = await (await openPost()).startPushService()
  const origin = named(baseURL)
  try {
    const page = await another(browser, { baseURL: origin, serviceWorkers: 'allow' })
    await page.context().grantPermissions(['notifications'], { origin })
    await set(page, CALM)
    // The push service of the browser's maker is out of reach of a test, so ours takes its place.
    await page.addInitScript((given) => {
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as PushSubscription)
    }, service.subscription)
    await page.goto('/me')
    await page.getByLabel('Your name').fill('Hanna')
    await page.getByRole('button', { name: 'Be known here' }).click()
    await page.getByRole('button', { name: 'Tell me on this device' }).click()
    await expect(page.getByText('One device tells you.')).toBeVisible()
    await axe(page)
    await picture(page, 'me')
    await page.goto('/new/noughts')
    await page.getByRole('button', { name: 'Lay the table and copy the link' }).click()
    await page.getByRole('button', { name: /Deal now/ }).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto('/me')
    await page.evaluate(
      (table) =>
        fetch(`/api/tables/${table}/start`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }).then(() => undefined),
      id,
    )
    await expect.poll(() => service.pushes.length).toBe(1)
    const told = JSON.parse(service.pushes[0]?.text ?? '{}') as { table: string; title: string }
    expect(told).toMatchObject({ table: id, title: 'Your turn: An evening together' })

    // A browser without a screen shows no notices; what its service worker asks for is written down instead.
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
    await worker.evaluate(() => {
      const shown: unknown[] = []
      Object.assign(self, { shown })
      ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag } = {}) => {
        shown.push({ title, body, tag })
        return Promise.resolve()
      }
    })
    const cdp = await page.context().newCDPSession(page)
    const registered = new Promise<string>((done) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) done(registrations[0].registrationId)
      }),
    )
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify(told),
    })
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as Showing).shown))
      .toEqual([
        { title: 'Your turn: An evening together', body: 'It is your turn at An evening together.', tag: id },
      ])
    await page.getByRole('button', { name: 'Tell me on no device any more' }).click()
    await expect(page.getByText('One device tells you.')).toHaveCount(0)
    noErrors(page)
  } finally {
    service.close()
  }
})

test('letters, taking my data along, signing out and being forgotten', async ({ browser }) => {
  const mailbox = await (await openPost()).startMailbox()
  const house = await openHouse({ SMTP_URL: mailbox.url })
  try {
    const page = await another(browser, { baseURL: house.url, viewport: { width: 360, height: 780 } })
    await set(page, { ...CALM, locale: 'de', name: '' })
    await page.goto('/me')
    await page.getByLabel('Dein Name').fill('Björn')
    await page.getByRole('button', { name: 'Hier bekannt sein' }).click()
    await page.getByLabel('Mailadresse').fill('bjoern@example.org')
    await page.getByRole('button', { name: 'Schick mir einen Code' }).click()
    await expect(page.getByText('Ein Code ist unterwegs an bjoern@example.org.')).toBeVisible()
    await expect.poll(() => mailbox.letters.length).toBe(1)
    const [letter] = mailbox.letters
    expect(letter?.text).toContain('Tippe')
    const code = /\b\d{8}\b/.exec(letter?.text ?? '')?.[0] ?? ''
    await page
      .getByLabel('Die acht Ziffern aus dem Brief')
      .fill(code === '00000000' ? '11111111' : '00000000')
    await page.getByRole('button', { name: 'Das ist der Code' }).click()
    await expect(page.getByRole('alert')).toContainText('Das ist nicht der Code')
    await page.getByLabel('Die acht Ziffern aus dem Brief').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Post geht an bjoern@example.org.')).toBeVisible()
    await axe(page)
    await noSidewaysScroll(page)
    await picture(page, 'me-phone-german')
    await page.getByRole('button', { name: 'Keine Post mehr' }).click()
    await expect(page.getByLabel('Mailadresse')).toBeVisible()

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alles mitnehmen' }).click()
    const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { person: { name: string } }
    expect(data.person.name).toBe('Björn')
    await page.getByRole('button', { name: 'Vergesst mich' }).click()
    await axe(page)
    await page.getByRole('button', { name: 'Ja, vergesst mich' }).click()
    await expect(page.getByText('Das Haus hat dich vergessen.')).toBeVisible()
    await expect(page.getByLabel('Dein Name')).toBeVisible()
    noErrors(page, REFUSED)
  } finally {
    house.close()
    mailbox.close()
  }
})

test('the whole page about oneself is reached by keyboard', async ({ player }) => {
  await set(player, CALM)
  await player.goto('/me')
  await player.getByLabel('Your name').fill('Hanna')
  await player.keyboard.press('Enter')
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('Hanna')
  await expect(player.getByText('Passkeys need an address with a name')).toBeVisible()
  const reached: string[] = []
  for (let tabs = 0; tabs < 30; tabs++) {
    await player.keyboard.press('Tab')
    reached.push(await player.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  for (const name of ['Save', 'Tell me on this device', 'Take everything along', 'Forget me'])
    expect(reached).toContain(name)
  await noSidewaysScroll(player)
  noErrors(player)
})
