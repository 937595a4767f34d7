import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HASH, receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { explorerLink } from '../../core/explorer'
import { dismissToast, useToasts } from '../../ui/toast/toastStore'
import { tellOutcome } from './tellOutcome'

const shown = () => renderHook(useToasts).result.current

afterEach(() => {
  for (const { id } of shown()) act(() => dismissToast(id))
})

const { status: _status, ...withoutStatus } = receiptOf()

test.each([
  ['good', 'Transaction confirmed', receiptOf({ status: 1 })],
  ['good', 'Transaction confirmed', withoutStatus],
  ['bad', 'Transaction failed', receiptOf({ status: 0 })],
])('tells a %s end, what it was about, and the way to the receipt: %s', (kind, title, receipt) => {
  act(() => tellOutcome(recordOf({ receipt })))
  const link = { href: explorerLink('tx', HASH), text: 'Transaction receipt' }
  expect(shown()).toMatchObject([{ kind, title, body: 'Approve CAKE', link }])
})
