import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pause } from '../../../chain/rpc/pause'
import type { Steps } from '../../../core/steps'
import { endOfSteps, useSteps } from './useSteps'

vi.mock(import('../../../chain/rpc/pause'), async (load) => ({
  pause: vi.fn<(ms: number) => Promise<void>>((await load()).pause),
}))

const COUNT = 20
let done = 0

/** Creates a calculation of a number of steps. */
const calculation = (name: string, count = COUNT) =>
  function* (): Steps<{ name: string }> {
    for (let step = 1; step <= count; step += 1) {
      done += 1
      if (step < count) yield
    }
    return { name }
  }

test('a calculation pauses before each further step, and takes none once it is aborted', async () => {
  expect(await endOfSteps(calculation('ended')())).toEqual({ name: 'ended' })
  expect([done, vi.mocked(pause).mock.calls.length]).toEqual([COUNT, COUNT - 1])
  const leaving = new AbortController()
  const aborted = endOfSteps(calculation('aborted')(), leaving.signal)
  leaving.abort()
  expect([await aborted, done]).toEqual([null, COUNT + 1])
})

test('returns the result of a single step with the first render', () => {
  const start = calculation('short', 1)
  expect(renderHook(() => useSteps(start)).result.current).toEqual({ name: 'short' })
})

test('returns the result of several steps later, and keeps it until there is a new one', async () => {
  // A result can be replaced between two checks of `waitFor`, so every rendered result is recorded.
  const rendered: ({ name: string } | null)[] = []
  const [first, second] = [calculation('first'), calculation('second')]
  const { rerender, unmount } = renderHook(
    ({ start }) => {
      const result = useSteps(start)
      if (result !== rendered.at(-1)) rendered.push(result)
    },
    { initialProps: { start: first } },
  )
  const expectRendered = async (...names: string[]) => {
    const expected = [null, ...names.map((name) => ({ name }))]
    await waitFor(() => expect(rendered).toEqual(expected))
  }
  await expectRendered()
  await expectRendered('first')
  rerender({ start: second })
  expect(rendered.at(-1)).toEqual({ name: 'first' })
  await expectRendered('first', 'second')
  // A change waits for the running calculation; of several changes, only the last is calculated.
  const before = done
  rerender({ start: first })
  rerender({ start: calculation('left out') })
  rerender({ start: second })
  await expectRendered('first', 'second', 'first', 'second')
  // Each change runs one step first, in case a single step is enough.
  expect(done - before).toBe(2 * COUNT + 3)
  unmount()
})
