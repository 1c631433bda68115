import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['SMTP_URL', 'mail.example.org', 'smtps://'],
  ['SMTP_URL', 'https://mail.example.org', 'smtps://'],
  ['DATABASE_URL', 'localhost/machiya', 'postgres://'],
  ['DATABASE_URL', 'mysql://localhost/machiya', 'postgres://'],
])('%s=%s is refused, with an example', (name, value, example) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`${name}: must be an address such as ${example}`),
  )
})

test.each([
  ['false', 0],
  ['true', 1],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s is %i proxies', (TRUST_PROXY, hops) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(hops)
})
