import { expect, test } from 'vitest'
import { blockReducer, blockReceived } from './block.slice'

const after = (...seen: [chainId: number, blockNumber: number][]) =>
  seen.reduce(
    (state, [chainId, blockNumber]) => blockReducer(state, blockReceived({ chainId, blockNumber })),
    blockReducer(undefined, { type: 'start' }),
  )

test('stores the first head as initial block, once', () => {
  expect(after([56, 10], [56, 12])).toMatchObject({ currentBlock: 12, initialBlock: 10 })
})

test('the head only rises on one chain', () => {
  expect(after([56, 12], [56, 11])).toMatchObject({ currentBlock: 12, byChain: { 56: 12 } })
})

test('the head may fall when the chain changes, and is stored for each chain', () => {
  expect(after([56, 500], [97, 20])).toMatchObject({ currentBlock: 20, byChain: { 56: 500, 97: 20 } })
  expect(after([56, 500], [97, 20], [56, 499])).toMatchObject({ currentBlock: 500 })
})
