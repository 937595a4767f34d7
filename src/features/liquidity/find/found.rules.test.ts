import { expect, it } from 'vitest'
import { foundState, type FoundFacts } from './found.rules'

const held: FoundFacts = { isConnected: true, status: 'exists', isEmpty: false, heldRaw: 1n }

it.each([
  [{}, 'held'],
  [{ heldRaw: 0n }, 'noLiquidity'],
  [{ heldRaw: undefined }, 'loading'],
  [{ isConnected: false, heldRaw: undefined }, 'connect'],
  [{ isEmpty: true }, 'none'],
  [{ status: 'notExists', heldRaw: undefined }, 'none'],
  [{ status: 'loading' }, 'loading'],
  [{ status: 'invalid' }, 'invalid'],
  [{ status: 'none' }, 'choose'],
] as const)('%o has the state %s', (facts, state) => {
  expect(foundState({ ...held, ...facts })).toBe(state)
})
