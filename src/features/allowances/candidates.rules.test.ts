import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { approvalKey, approvalsToLookFor, distinctApprovals, isUnlimited } from './candidates.rules'

const address = fc.integer({ min: 0, max: 9 }).map((digit) => `0x${String(digit).repeat(40)}`)
const addresses = fc.array(address, { maxLength: 6 })

test('lists every token with every contract that can take it, once', () => {
  const spenders = fc.record({ ofTokens: addresses, ofLiquidity: addresses, others: addresses })
  const single = fc.array(fc.record({ tokenAddress: address, spender: address }))
  const scope = fc.record({ tokens: addresses, liquidityTokens: addresses, ownTokens: addresses, spenders, single })
  fc.assert(
    fc.property(scope, (given) => {
      const keys = approvalsToLookFor(given).map(approvalKey)
      expect(new Set(keys).size).toBe(keys.length)
      const wanted = [
        ...given.tokens.flatMap((one) => given.spenders.ofTokens.map((other) => [one, other])),
        ...given.liquidityTokens.flatMap((one) => given.spenders.ofLiquidity.map((other) => [one, other])),
        ...given.ownTokens.flatMap((one) => given.spenders.others.map((other) => [one, other])),
        ...given.single.map(({ tokenAddress, spender }) => [tokenAddress, spender]),
      ].map((pair) => pair.join('-'))
      expect(new Set(keys)).toEqual(new Set(wanted))
    }),
  )
})

test('compares approvals without regard to case, and keeps the first', () => {
  const [lower, upper] = [`0x${'a'.repeat(40)}`, `0x${'A'.repeat(40)}`]
  const first = { tokenAddress: lower, spender: upper }
  expect(distinctApprovals([first, { tokenAddress: upper, spender: lower }])).toEqual([first])
})

test.each([
  [2n ** 256n - 1n, true],
  [2n ** 255n, true],
  [2n ** 255n - 1n, false],
  [10n ** 30n, false],
  [0n, false],
])('%d is unlimited: %s', (raw, is) => {
  expect(isUnlimited(raw)).toBe(is)
})
