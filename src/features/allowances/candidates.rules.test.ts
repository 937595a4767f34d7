import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { approvalKey, approvalCandidates, distinctApprovals, isUnlimited } from './candidates.rules'

const address = fc.integer({ min: 0, max: 9 }).map((digit) => toAddress(`0x${String(digit).repeat(40)}`))
const addresses = fc.array(address, { maxLength: 6 })

test('lists every token with every contract that can take it, once', () => {
  const spenders = fc.record({ ofTokens: addresses, ofLiquidity: addresses, others: addresses })
  const single = fc.array(fc.record({ tokenAddress: address, spender: address }))
  const scope = fc.record({ tokens: addresses, liquidityTokens: addresses, ownTokens: addresses, spenders, single })
  fc.assert(
    fc.property(scope, (known) => {
      const keys = approvalCandidates(known).map(approvalKey)
      expect(new Set(keys).size).toBe(keys.length)
      const expected = [
        ...known.tokens.flatMap((one) => known.spenders.ofTokens.map((other) => [one, other])),
        ...known.liquidityTokens.flatMap((one) => known.spenders.ofLiquidity.map((other) => [one, other])),
        ...known.ownTokens.flatMap((one) => known.spenders.others.map((other) => [one, other])),
        ...known.single.map(({ tokenAddress, spender }) => [tokenAddress, spender]),
      ].map((pair) => pair.join('-'))
      expect(new Set(keys)).toEqual(new Set(expected))
    }),
  )
})

test('compares approvals without regard to case, and keeps the first', () => {
  const [lower, upper] = [toAddress(`0x${'a'.repeat(40)}`), toAddress(`0x${'A'.repeat(40)}`)]
  const first = { tokenAddress: lower, spender: upper }
  expect(distinctApprovals([first, { tokenAddress: upper, spender: lower }])).toEqual([first])
})

test.each([
  [2n ** 256n - 1n, true],
  [2n ** 255n, true],
  [2n ** 255n - 1n, false],
  [10n ** 30n, false],
  [0n, false],
])('%d is unlimited: %s', (raw, isExpected) => {
  expect(isUnlimited(raw)).toBe(isExpected)
})
