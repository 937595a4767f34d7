import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptOf, recordOf, SENDER } from '../../../test/unit/support/transactionRecord'
import { toAddress } from '../../core/address'
import { approvalState, hasPendingApproval } from './approval.rules'
import { PENDING_WINDOW_MS } from './transactions.rules'

const known = { isNative: false, amountRaw: 10n, allowanceRaw: 0n, hasPendingApproval: false }

test.each([
  ['unknown', { amountRaw: null }],
  ['unknown', { allowanceRaw: undefined }],
  ['unknown', { allowanceRaw: undefined, hasPendingApproval: true }],
  ['approved', { isNative: true, allowanceRaw: undefined }],
  ['approved', { allowanceRaw: 10n }],
  ['approved', { allowanceRaw: 11n, hasPendingApproval: true }],
  ['notApproved', { allowanceRaw: 9n }],
  ['pending', { allowanceRaw: 9n, hasPendingApproval: true }],
] as const)('is %s (%#)', (state, facts) => {
  expect(approvalState({ ...known, ...facts })).toBe(state)
})

test('an allowance of at least the amount is an approval, also while another one is pending', () => {
  const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(uint256, uint256, fc.boolean(), (amountRaw, allowanceRaw, isPending) => {
      const state = approvalState({ isNative: false, amountRaw, allowanceRaw, hasPendingApproval: isPending })
      expect(state === 'approved').toBe(allowanceRaw >= amountRaw)
    }),
  )
})

const addressOf = (digit: string) => toAddress(`0x${digit.repeat(40)}`)
const [tokenAddress, spender, other] = [addressOf('a'), addressOf('b'), addressOf('c')]
const sent = recordOf({ approval: { tokenAddress, spender } })

test.each([
  ['waits for its receipt', sent, 0, true],
  ['waits for almost a day', sent, PENDING_WINDOW_MS - 1, true],
  ['was sent a day ago', sent, PENDING_WINDOW_MS, false],
  ['has its receipt', { ...sent, receipt: receiptOf() }, 0, false],
  ['is no approval', recordOf(), 0, false],
  ['is for another token', { ...sent, approval: { tokenAddress: other, spender } }, 0, false],
  ['is for another spender', { ...sent, approval: { tokenAddress, spender: other } }, 0, false],
  ['is of another account', { ...sent, from: other }, 0, false],
])('detects whether an approval is pending for a transaction that %s', (_what, record, ageMs, isPending) => {
  const nowMs = record.addedTime + ageMs
  expect(hasPendingApproval([recordOf(), record], SENDER, tokenAddress, spender, nowMs)).toBe(isPending)
})
