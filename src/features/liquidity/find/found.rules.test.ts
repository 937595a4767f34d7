import { expect, it } from 'vitest'
import { type FoundFacts, foundState } from './found.rules'

const withPosition: FoundFacts = { isConnected: true, status: 'exists', isEmpty: false, balanceRaw: 1n }

it.each([
  [{}, 'held'],
  [{ balanceRaw: 0n }, 'noLiquidity'],
  [{ balanceRaw: undefined }, 'loading'],
  [{ isConnected: false, balanceRaw: undefined }, 'connect'],
  [{ isEmpty: true }, 'none'],
  [{ status: 'notExists', balanceRaw: undefined }, 'none'],
  [{ status: 'loading' }, 'loading'],
  [{ status: 'invalid' }, 'invalid'],
  [{ status: 'none' }, 'choose'],
] as const)('%o has the state %s', (facts, state) => {
  expect(foundState({ ...withPosition, ...facts })).toBe(state)
})
