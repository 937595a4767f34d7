import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inStage } from '../../../../test/unit/support/swapStage'
import type { WriteSteps } from '../../transactions'
import { OutcomeMovedError, requireShown } from './outcome.rules'
import { useOutcomeFlow } from './useOutcomeFlow'

const HASH = `0x${'ab'.repeat(32)}`
const steps = (execute: WriteSteps<string>['execute']): WriteSteps<string> => ({
  ...{ execute, fallback: 'Removing failed: %message%', onSent: () => undefined },
})

test('another confirmed outcome returns to the review, and is shown until its figures are accepted', async () => {
  const confirmed = { firstRaw: 3n, secondRaw: 5n }
  const execute = vi.fn<WriteSteps<string>['execute']>(async (agreed) => {
    if (agreed === 'false figures') throw new OutcomeMovedError(confirmed)
    return HASH
  })
  const { result } = renderHook(() => useOutcomeFlow(steps(execute)), { wrapper: inStage().wrapper })
  act(() => result.current.begin('false figures'))
  expect(result.current.confirmed).toBeNull()
  act(() => result.current.confirm())
  await waitFor(() => expect(result.current.state).toEqual({ stage: 'review', agreed: 'false figures' }))
  expect(result.current.confirmed).toBe(confirmed)
  act(() => result.current.accept('true figures'))
  expect([result.current.state, result.current.confirmed]).toEqual([
    { stage: 'review', agreed: 'true figures' },
    confirmed,
  ])
  act(() => result.current.confirm())
  await waitFor(() => expect(result.current.state.stage).toBe('submitted'))
  // Another write starts without it.
  act(() => result.current.begin('another write'))
  expect(result.current.confirmed).toBeNull()
})

test('any other error fails the flow', async () => {
  const error = new Error('K')
  const { result } = renderHook(() => useOutcomeFlow(steps(() => Promise.reject(error))), {
    wrapper: inStage().wrapper,
  })
  act(() => result.current.run('false figures'))
  await waitFor(() => expect(result.current.state).toMatchObject({ stage: 'failed', error }))
  expect(result.current.confirmed).toBeNull()
})

test('stops the write if the outcome differs by more than the tolerance', () => {
  const shown = { firstRaw: 10_000n, secondRaw: 20_000n }
  expect(() => requireShown(shown, { firstRaw: 10_050n, secondRaw: 19_900n }, 50)).not.toThrow()
  const confirmed = { firstRaw: 10_000n, secondRaw: 60_000n }
  expect(() => requireShown(shown, confirmed, 50)).toThrow(expect.objectContaining({ confirmed }))
})
