import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { room } from './room.tsx'

const Tea = ({ kind }: { readonly kind: string }) => <p>{kind} tea</p>

test('a room is waited for once; fetched ahead it stands there without a pause', async () => {
  let loads = 0
  const Room = room(() => {
    loads++
    return Promise.resolve(Tea)
  })
  const page = () => (
    <Suspense fallback="opening">
      <Room kind="green" />
    </Suspense>
  )
  expect(renderToStaticMarkup(page())).toContain('opening')
  await Room.fetch()
  expect(renderToStaticMarkup(page())).toBe('<p>green tea</p>')
  await Room.fetch()
  expect(loads).toBe(1)
})
