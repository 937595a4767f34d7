import { expect, it } from 'vitest'
import { type Address, toAddress } from '../../../core/address'
import { trackedPairs } from './tracked.rules'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => ({
  address: toAddress(`0x${letter.repeat(40)}`),
  decimals: 18,
  symbol: letter,
})) as [
  { address: Address; decimals: number; symbol: string },
  { address: Address; decimals: number; symbol: string },
  { address: Address; decimals: number; symbol: string },
]

it('returns saved and pinned pairs and every token with each base, without duplicates and same-token pairs', () => {
  const names = trackedPairs({ saved: [[C, B]], pinnedPairs: [[A, B]], tokens: [A, B, C], bases: [A, B] }).map((pair) =>
    pair.map(({ symbol }) => symbol).join(''),
  )
  expect(names).toEqual(['cb', 'ab', 'ca'])
})
