import { expect, test } from 'vitest'
import { placeOf } from './links.ts'

test('links of letters lead to rooms of the page', () => {
  expect(placeOf('#/table/abc123')).toBe('/table/abc123')
  expect(placeOf('#/sit/abc123/Tok_en-1')).toBe('/join/abc123#Tok_en-1')
  expect(placeOf('#/watch/abc123/Tok_en-1')).toBe('/table/abc123#Tok_en-1')
})

test('anything else is left alone', () => {
  for (const hash of ['', '#4.3', '#/sit/abc123', '#/other/abc123/x']) expect(placeOf(hash)).toBeNull()
})
