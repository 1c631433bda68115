import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { phase, stand } from '../testing.ts'

test('[7.34] the bower is activated as a whole', () => {
  const t = phase(4, (g) => {
    stand(g, 2, 'bower-1')
    stand(g, 0, 'bower-3')
  }).plays(0, 'bower-3', 'bower')
  expect(yedo.waitingFor(t.g)).toEqual([2])
  const { g } = t.play(2, 1).play(0, 2).settled()
  expect(g.spaces.filter((owner) => owner >= 0)).toEqual([])
})

test('[7.35] the lowest number chooses first, and a position only once', () => {
  const t = phase(4, (g) => {
    stand(g, 2, 'bower-1')
    stand(g, 0, 'bower-3')
  }).plays(0, 'bower-3', 'bower')
  expect(t.open(2)).toEqual([1, 2, 3, 4])
  t.play(2, 3).refuses(0, 3, '7.35')
})

test('[7.36] the others fill the free positions in their old order', () => {
  const t = phase(5, (g) => {
    g.order = [3, 1, 4, 0, 2]
    stand(g, 4, 'bower-2')
  }).plays(4, 'bower-2', 'bower', 4)
  expect(t.settled().g.order).toEqual([3, 1, 0, 4, 2])
})

test('[7.37] the worked example: Red last, Green first, and Blue goes on', () => {
  const [blue, red, yellow, green] = [0, 1, 2, 3] as const
  const t = phase(4, (g) => {
    g.order = [green, blue, red, yellow]
    stand(g, red, 'bower-1', 'gates')
    stand(g, green, 'bower-2')
    stand(g, blue, 'gates')
    stand(g, yellow, 'gates')
  }).plays(green, 'bower-2', 'bower')
  const done = t.play(red, 4).play(green, 1)
  expect(done.g.order).toEqual([green, blue, yellow, red])
  expect(done.g.seats.map(({ house }) => house)).toEqual([1, 1, 1, 2])
  expect(yedo.waitingFor(done.g)).toEqual([blue])
})

test('[7.37] who moves himself behind others may act again at once', () => {
  const t = phase(3, (g) => {
    stand(g, 0, 'bower-1', 'gates')
    stand(g, 1, 'gates')
  }).plays(0, 'bower-1', 'bower', 3)
  expect(t.g.order).toEqual([1, 2, 0])
  expect(yedo.waitingFor(t.g)).toEqual([1])
  const last = phase(2, (g) => {
    g.order = [1, 0]
    stand(g, 0, 'bower-1', 'gates')
  }).plays(0, 'bower-1', 'bower', 1)
  expect(yedo.waitingFor(last.g)).toEqual([0])
})

test('[7.38] a disciple in the bower that completes a mission leaves alone', () => {
  const t = phase(2, (g, lay) => {
    stand(g, 0, 'bower-1')
    stand(g, 1, 'bower-2')
    lay(g.seats[0].weapons, 'katana')
    lay(g.seats[0].missions, 'green/escort-the-tribute')
  }).plays(0, 'bower-1', 'green/escort-the-tribute')
  expect(t.g.order).toEqual([0, 1])
  expect(t.g.spaces.filter((owner) => owner >= 0)).toEqual([1])
})
