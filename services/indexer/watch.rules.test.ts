import { expect, test } from 'vitest'
import { isAtHead, nextWatch, patienceAfter, startWatch, verdictOf, type Sight, type Verdict } from './watch.rules.ts'

const SECOND_MS = 1000

/** Returns the first verdict over looks a second apart, and after how many of them. */
function firstVerdict(
  sightAt: (look: number) => Sight,
  looks: number,
  options: Parameters<typeof verdictOf>[3] = {},
): { verdict: Verdict | null; after: number } {
  let watch = startWatch(0)
  for (let look = 1; look <= looks; look += 1) {
    const sight = sightAt(look)
    watch = nextWatch(watch, sight, look * SECOND_MS)
    const verdict = verdictOf(watch, sight, look * SECOND_MS, options)
    if (verdict) return { verdict, after: look }
  }
  return { verdict: null, after: looks }
}

const mark = { block: 40, hash: '0xaa' }

test('rebuilds an index whose mark stays off the chain', () => {
  const stray = (): Sight => ({ head: 150, indexed: 150, strayMarks: [{ block: 60, hash: '0xbb' }, mark] })
  expect(firstVerdict(stray, 100)).toEqual({
    verdict: { action: 'rebuild', reason: 'blocks of the index are not on the chain' },
    after: 10,
  })
})

test('counts only looks in a row at which the oldest mark off the chain is the same', () => {
  const others = (look: number): Sight => ({ head: 150, indexed: 150, strayMarks: [{ ...mark, hash: `0x${look}` }] })
  expect(firstVerdict(others, 200).verdict).toBeNull()
  // The newer mark is another one at each look, before or after the older one.
  const newer = (look: number): Sight => {
    const marks = [{ block: 60, hash: `0x${look}` }, mark]
    return { head: 150, indexed: 150, strayMarks: look % 2 === 0 ? marks : marks.toReversed() }
  }
  expect(firstVerdict(newer, 100).after).toBe(10)
})

test('does not rebuild for reorganisations that the index replaces within seconds', () => {
  const replaced = (look: number): Sight => ({
    ...{ head: 100 + look, indexed: 100 + look },
    strayMarks: look % 10 < 8 ? [{ block: 90, hash: `0x${Math.floor(look / 10)}` }] : [],
  })
  expect(firstVerdict(replaced, 200).verdict).toBeNull()
})

test('rebuilds an index that is far above the head, and waits for a lagging node', () => {
  const above = (by: number) => (): Sight => ({ head: 100, indexed: 100 + by, strayMarks: [] })
  expect(firstVerdict(above(31), 100)).toEqual({
    verdict: { action: 'rebuild', reason: 'the index is above the head of the chain' },
    after: 20,
  })
  expect(firstVerdict(above(30), 100).verdict).toBeNull()
})

test('restarts an index that is behind and does not move for a minute', () => {
  const stalled = (): Sight => ({ head: 100, indexed: 96, strayMarks: [] })
  const restart = { action: 'restart', reason: 'the index does not move' }
  // The first look is that of its last move.
  expect(firstVerdict(stalled, 200)).toEqual({ verdict: restart, after: 62 })
  expect(verdictOf(nextWatch(startWatch(0), stalled(), 0), stalled(), 60_001)).toEqual(restart)
  expect(firstVerdict(stalled, 200, { isReplica: true }).verdict).toBeNull()
  const still = (): Sight => ({ head: 100, indexed: 97, strayMarks: [] })
  expect(firstVerdict(still, 200).verdict).toBeNull()
  const moving = (look: number): Sight => ({ head: 1000, indexed: look, strayMarks: [] })
  expect(firstVerdict(moving, 200).verdict).toBeNull()
})

test('restarts an index that does not reply for two minutes, or for five since its start', () => {
  const silentFrom =
    (first: number, last: number) =>
    (look: number): Sight => ({
      ...{ head: 1000, strayMarks: [] },
      indexed: look >= first && look <= last ? null : look,
    })
  expect(firstVerdict(silentFrom(1, 400), 400)).toEqual({
    verdict: { action: 'restart', reason: 'the index does not reply' },
    after: 301,
  })
  expect(firstVerdict(silentFrom(50, 250), 250).after).toBe(171)
  expect(firstVerdict(silentFrom(1, 119), 400).verdict).toBeNull()
})

test('each restart in vain doubles the limits, so that a slow start ends some time', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(patienceAfter)).toEqual([1, 2, 4, 8, 16, 16, 16])
  const slow = (look: number): Sight => ({ head: 1000, indexed: look < 700 ? null : look, strayMarks: [] })
  const reached = [1, 2, 4].map((patience) => firstVerdict(slow, 900, { patience }))
  expect(reached.map(({ after }) => after)).toEqual([301, 601, 900])
  expect(reached.at(-1)?.verdict).toBeNull()
  const stalled = (): Sight => ({ head: 100, indexed: 50, strayMarks: [] })
  expect([1, 2, 16].map((patience) => firstVerdict(stalled, 2000, { patience }).after)).toEqual([62, 122, 962])
})

test('an index advances when two replies have different blocks', () => {
  const advancesWith = (blocks: readonly (number | null)[]): boolean =>
    blocks.reduce((watch, indexed, at) => nextWatch(watch, { head: 9, indexed, strayMarks: [] }, at), startWatch(0))
      .hasAdvanced
  expect(advancesWith([null, 5, null, 5])).toBe(false)
  expect(advancesWith([null, 5, null, 6])).toBe(true)
  expect(advancesWith([4, 5, 5])).toBe(true)
})

test('restarts an index that replies now and then, always with the same block', () => {
  const sometimes = (look: number): Sight => ({ head: 100, indexed: look % 20 < 5 ? 40 : null, strayMarks: [] })
  expect(firstVerdict(sometimes, 400)).toEqual({
    verdict: { action: 'restart', reason: 'the index does not move' },
    after: 122,
  })
  expect(firstVerdict(sometimes, 400, { isReplica: true }).verdict).toBeNull()
  const advancing = (look: number): Sight => ({
    ...sometimes(look),
    indexed: look % 20 < 5 ? Math.floor(look / 100) : null,
  })
  expect(firstVerdict(advancing, 1000).verdict).toBeNull()
})

test('an index is ready up to three blocks behind the head', () => {
  expect([100, 97, 96, 101, null].map((indexed) => isAtHead(100, indexed))).toEqual([true, true, false, false, false])
  expect(isAtHead(2, null)).toBe(false)
})
