import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HASH, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { amountValue } from '../../../core/amount'
import { routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import { explorerLink } from '../../../deployment/explorer'
import { dismissToast, useToasts } from '../../../ui/toast/toastStore'
import { reportOutcome } from './reportOutcome'

const shown = () => renderHook(useToasts).result.current

afterEach(() => {
  for (const { id } of shown()) act(() => dismissToast(id))
})

const { status: _status, ...withoutStatus } = receiptOf()

test.each([
  ['good', 'Transaction confirmed', receiptOf({ status: 1 })],
  ['good', 'Transaction confirmed', withoutStatus],
  ['bad', 'Transaction failed', receiptOf({ status: 0 })],
])('shows a %s end, the summary, and the link to the receipt: %s', (kind, title, receipt) => {
  act(() => reportOutcome(recordOf({ receipt })))
  const link = { href: explorerLink('tx', HASH), text: 'Transaction receipt' }
  expect(shown()).toMatchObject([{ kind, title, body: 'Approve CAKE', link }])
})

test('states the amount of an approval before its own message', () => {
  const done = { title: 'Contract enabled', body: 'You can now stake in the %symbol% pool!' }
  const summary = {
    sentence: 'Approve %symbol%: %amount%',
    values: { symbol: 'CAKE', amount: amountValue(1_500_000_000_000_000_000n, 18) },
    outcome: { done, failed: { title: 'Error', body: 'Please try again.' } },
  }
  const approval = { tokenAddress: wrappedNativeAddress, spender: routerAddress }
  act(() => reportOutcome(recordOf({ summary, approval, receipt: receiptOf() })))
  expect(shown()).toMatchObject([
    { title: 'Contract enabled', body: 'Approve CAKE: 1.5. You can now stake in the CAKE pool!' },
  ])
  act(() => reportOutcome(recordOf({ summary, approval, receipt: receiptOf({ status: 0 }) })))
  expect(shown().at(-1)).toMatchObject({ title: 'Error', body: 'Please try again.' })
})

const HASH_OF_OTHER = '0xother'
const replaces = { hash: 'first', kind: 'cancel', nonce: 7 } as const

test.each([
  ['info', 'Transaction cancelled', { ending: { kind: 'cancelled', by: HASH_OF_OTHER } }],
  ['bad', 'Transaction dropped', { ending: { kind: 'dropped' } }],
  ['info', 'Transaction pending again', { isReorganised: true }],
  ['bad', 'Your wallet sent a second transaction', { replaces, nonce: 8 }],
] as const)('shows a toast of kind %s: %s', (kind, title, overrides) => {
  act(() => reportOutcome(recordOf(overrides)))
  expect(shown()).toMatchObject([{ kind, title, body: expect.stringMatching(/^Approve CAKE/) }])
  const by = 'ending' in overrides && 'by' in overrides.ending ? overrides.ending.by : null
  const link = by === null ? undefined : { href: explorerLink('tx', by), text: 'Replacement transaction' }
  expect(shown()[0]?.link).toEqual(link)
})

test.each([
  ['is still pending', {}],
  ['was replaced by one that is reported itself', { ending: { kind: 'replaced', by: HASH_OF_OTHER } }],
  ['is a successful cancellation', { replaces, nonce: 7, receipt: receiptOf() }],
  ['is a cancellation that came too late', { replaces, nonce: 7, ending: { kind: 'cancelled', by: 'first' } }],
] as const)('shows nothing for one that %s', (_what, overrides) => {
  act(() => reportOutcome(recordOf(overrides)))
  expect(shown()).toEqual([])
})
