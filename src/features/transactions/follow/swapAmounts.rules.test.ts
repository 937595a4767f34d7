import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressOf,
  deposit,
  malformedTransfer,
  transfer,
  withdrawal,
  WRAPPED,
} from '../../../../test/unit/support/receiptLogs'
import { recordOf, receiptOf } from '../../../../test/unit/support/transactionRecord'
import { type Address, toAddress } from '../../../core/address'
import { currentSummary } from '../summary.rules'
import type { SwapAssets, Asset, SwapAmounts } from '../transactions.slice'
import { swapAmountsIn } from './swapAmounts.rules'

const ACCOUNT = addressOf('1')
const [TOKEN, OTHER] = [addressOf('2'), addressOf('3')]
const [ROUTER, FRIEND, PAIR] = [addressOf('5'), addressOf('6'), addressOf('7')]
const sender = { account: ACCOUNT, contract: ROUTER, wrappedNative: WRAPPED }
const asset = (tokenAddress: Address | null): Asset => ({
  tokenAddress,
  symbol: tokenAddress ? 'T' : 'BNB',
  decimals: 18,
})
const swapOf = (paid: Address | null, received: Address | null, recipient = ACCOUNT): SwapAssets => ({
  kind: 'swap',
  ...{ paid: asset(paid), received: asset(received), recipient },
})

const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
/** Unrelated events in the same receipt: none of them concerns the swap. */
const unrelatedEvents = fc.array(
  fc.oneof(
    amount.map((raw) => transfer(TOKEN, PAIR, FRIEND, raw)),
    amount.map((raw) => transfer(addressOf('9'), PAIR, ACCOUNT, raw)),
    amount.map((raw) => deposit(PAIR, raw)),
    amount.map((raw) => withdrawal(PAIR, raw)),
    fc.constant({ address: OTHER, topics: [], data: '0x' }),
    fc.constant(malformedTransfer(OTHER)),
  ),
  { maxLength: 6 },
)

test('amounts are those of the transfers from the sender and to the recipient, whatever else the receipt contains', () => {
  fc.assert(
    fc.property(amount, amount, amount, unrelatedEvents, (paid, taxed, received, others) => {
      const logs = [...others, transfer(TOKEN, ACCOUNT, PAIR, paid), transfer(TOKEN, ACCOUNT, FRIEND, taxed), ...others]
      logs.push(transfer(OTHER, PAIR, ACCOUNT, received))
      expect(swapAmountsIn(logs, swapOf(TOKEN, OTHER), sender)).toEqual({
        paidRaw: String(paid + taxed),
        receivedRaw: String(received),
      })
    }),
  )
})

test('the amount of native coin is what the called contract wrapped and unwrapped', () => {
  fc.assert(
    fc.property(amount, amount, unrelatedEvents, (paid, received, others) => {
      const bought = [...others, deposit(ROUTER, paid), transfer(OTHER, PAIR, ACCOUNT, received)]
      expect(swapAmountsIn(bought, swapOf(null, OTHER), sender)).toEqual({
        paidRaw: String(paid),
        receivedRaw: String(received),
      })
      const sold = [...others, transfer(OTHER, ACCOUNT, PAIR, paid), withdrawal(ROUTER, received)]
      expect(swapAmountsIn(sold, swapOf(OTHER, null), sender)).toEqual({
        paidRaw: String(paid),
        receivedRaw: String(received),
      })
    }),
  )
})

test('an output sent to another account is counted there', () => {
  const logs = [transfer(TOKEN, ACCOUNT, PAIR, 5n), transfer(OTHER, PAIR, FRIEND, 7n)]
  expect(swapAmountsIn(logs, swapOf(TOKEN, OTHER, FRIEND), sender)).toEqual({ paidRaw: '5', receivedRaw: '7' })
  expect(swapAmountsIn(logs, swapOf(TOKEN, OTHER), sender)).toEqual({ paidRaw: '5', receivedRaw: null })
})

test('a refund to the sender is subtracted from the paid amount', () => {
  const logs = [
    transfer(TOKEN, ACCOUNT, PAIR, 9n),
    transfer(TOKEN, PAIR, ACCOUNT, 2n),
    transfer(OTHER, PAIR, ACCOUNT, 7n),
  ]
  expect(swapAmountsIn(logs, swapOf(TOKEN, OTHER), sender).paidRaw).toBe('7')
})

test('a receipt without the logs shows no amount, and neither does one whose token logs nothing', () => {
  expect(swapAmountsIn([], swapOf(TOKEN, OTHER), sender)).toEqual({ paidRaw: null, receivedRaw: null })
  expect(swapAmountsIn([transfer(TOKEN, ACCOUNT, PAIR, 5n)], swapOf(TOKEN, null), sender).receivedRaw).toBeNull()
})

const summary = { sentence: 'Swap 1.5 BNB for 10.6 CAKE', values: {} }
const arrival: SwapAssets = {
  kind: 'swap',
  paid: { tokenAddress: null, symbol: 'BNB', decimals: 18 },
  received: { tokenAddress: TOKEN, symbol: 'CAKE', decimals: 18 },
  recipient: recordOf().from,
}
const summaryOf = (moved: SwapAmounts | undefined, overrides: Partial<SwapAssets> = {}, status = 1) =>
  currentSummary(
    recordOf({
      summary,
      arrival: { ...arrival, ...overrides },
      receipt: receiptOf({ status, ...(moved && { moved }) }),
    }),
  )

test('after inclusion the amounts of the receipt are shown, and never those of the quote', () => {
  const moved = { paidRaw: String(15n * 10n ** 17n), receivedRaw: String(319_812_345n * 10n ** 11n) }
  expect(summaryOf(moved)).toEqual({
    sentence: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
    values: {
      ...{ inputAmount: { amount: '1.5' }, inputSymbol: 'BNB' },
      ...{ outputAmount: { amount: '31.9812345' }, outputSymbol: 'CAKE' },
    },
  })
  const recipient = toAddress('0x5FbDB2315678afecb367f032d93F642f64180aa3')
  expect(summaryOf(moved, { recipient })).toMatchObject({
    sentence: 'Swapped %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol% to %recipient%',
    values: { recipient: '0x5FbD…0aa3' },
  })
})

test.each([undefined, { paidRaw: null, receivedRaw: '5' }, { paidRaw: '5', receivedRaw: null }])(
  'shows no amount when the receipt does not contain both (%#)',
  (moved) => {
    expect(summaryOf(moved).sentence).toBe('Swapped %inputSymbol% for %outputSymbol%. The receipt shows the amounts.')
    expect(JSON.stringify(summaryOf(moved, { recipient: FRIEND }))).toMatch(/to %recipient%\. The receipt/)
    expect(JSON.stringify(summaryOf(moved))).not.toContain('10.6')
  },
)

test('the summary of a pending or failed swap states the request', () => {
  expect(currentSummary(recordOf({ summary, arrival }))).toEqual(summary)
  expect(summaryOf({ paidRaw: '5', receivedRaw: '6' }, {}, 0)).toEqual(summary)
})
