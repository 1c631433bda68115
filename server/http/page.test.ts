import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../testing/house.ts'

const SLOW = 60_000
const folder = mkdtempSync(join(tmpdir(), 'machiya-page-'))
let house: TestHouse
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>the page</title>')
  const ahead = { '/table': '</t.js>; rel=modulepreload', '/learn/yedo': '</y.js>; rel=modulepreload' }
  writeFileSync(join(folder, 'ahead.json'), JSON.stringify(ahead))
  house = await testHouse({ WEB: folder })
}, SLOW)
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
}, SLOW)

const ask = (path: string, accept = 'text/html') => fetch(house.url + path, { headers: { accept } })

test.each([
  ['/learn/yedo', '</y.js>; rel=modulepreload'],
  ['/learn/yedo?lesson', '</y.js>; rel=modulepreload'],
  ['/table/some-table', '</t.js>; rel=modulepreload'],
  ['/learn/elsewhere', null],
  ['/me', null],
  ['/', null],
])('at %s the page comes with what its room is made of', async (path, link) => {
  const answer = await ask(path)
  expect(await answer.text()).toContain('the page')
  expect(answer.headers.get('link')).toBe(link)
})

test.each([
  ['/api/nowhere', 'text/html'],
  ['/assets/old.js', 'text/html'],
  ['/table/x', 'application/json'],
])('%s for %s is no room', async (path, accept) => {
  const answer = await ask(path, accept)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
})
