import { expect, test } from 'vitest'
import { isNewLink, placeOf } from './links.ts'

test('links of letters lead to rooms of the page', () => {
  expect(placeOf('#/table/abc123')).toBe('/table/abc123')
  expect(placeOf('#/sit/abc123/Tok_en-1')).toBe('/join/abc123#Tok_en-1')
  expect(placeOf('#/watch/abc123/Tok_en-1')).toBe('/table/abc123#Tok_en-1')
})

test('anything else is left alone', () => {
  for (const hash of ['', '#4.3', '#/sit/abc123', '#/other/abc123/x']) expect(placeOf(hash)).toBeNull()
})

test('a second link pasted into the same tab is read; a place on the page is none', () => {
  expect(isNewLink({ pathname: '/join/abc123', hash: '#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).toBe(true)
  expect(isNewLink({ pathname: '/join/abc123', hash: '#k7qd93mxpa2b' })).toBe(true)
  expect(isNewLink({ pathname: '/', hash: '#/sit/abc123/Tok_en-1' })).toBe(true)
  expect(isNewLink({ pathname: '/table/abc123', hash: '#offers' })).toBe(false)
  expect(isNewLink({ pathname: '/rules/edo', hash: '#4.3' })).toBe(false)
})
