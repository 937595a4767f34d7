import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import type { SentRequest } from '../../../chain/send/replacement'
import { actionsFor, recentFirst, waitingSuccessor } from './recent.rules'

const HOUR_MS = 3_600_000
const NOW_MS = 30 * HOUR_MS

test('the list shows pending transactions first, then the newest, and nothing older than a day', () => {
  const sent = (hash: string, agoMs: number, isDone: boolean) =>
    recordOf({ hash, addedTime: NOW_MS - agoMs, ...(isDone && { receipt: receiptOf() }) })
  const records = [
    sent('done early', 3 * HOUR_MS, true),
    sent('waits long', 4 * HOUR_MS, false),
    sent('done late', HOUR_MS, true),
    sent('waits', 2 * HOUR_MS, false),
    sent('a day ago', 24 * HOUR_MS, true),
    sent('lost', 25 * HOUR_MS, false),
  ]
  const hashes = recentFirst(records, NOW_MS).map(({ hash }) => hash)
  expect(hashes).toEqual(['waits', 'waits long', 'done late', 'done early'])
})

test('a replacement found on the chain comes before the original, whose time it has', () => {
  const original = recordOf({ hash: 'original', addedTime: NOW_MS })
  const replacement = recordOf({ ...original, hash: 'next', replaces: { hash: 'original', kind: 'speedUp', nonce: 7 } })
  for (const records of [
    [original, replacement],
    [replacement, original],
  ]) {
    expect(recentFirst(records, NOW_MS).map(({ hash }) => hash)).toEqual(['next', 'original'])
  }
})

test('the list omits cleared transactions', () => {
  expect(recentFirst([recordOf({ addedTime: NOW_MS, isCleared: true })], NOW_MS)).toEqual([])
})

const request: SentRequest = {
  to: toAddress(`0x${'2'.repeat(40)}`),
  data: '0x',
  valueRaw: '0',
  gasLimit: '1',
  maxFeeRaw: '1',
}
const waiting = recordOf({ addedTime: NOW_MS, hash: 'first', nonce: 7, request, isProven: true })
const cancelling = recordOf({
  ...{ addedTime: NOW_MS, hash: 'second', nonce: 7, request, isProven: true },
  replaces: { hash: 'first', kind: 'cancel', nonce: 7 },
})

test('a pending transaction can be sped up, cancelled and dismissed; one that is not proven only dismissed', () => {
  expect(actionsFor(waiting, [waiting], NOW_MS)).toEqual(['speedUp', 'cancel', 'dismiss'])
  expect(actionsFor(recordOf({ addedTime: NOW_MS }), [], NOW_MS)).toEqual(['dismiss'])
  expect(actionsFor(recordOf({ addedTime: NOW_MS, nonce: 7, request }), [], NOW_MS)).toEqual(['dismiss'])
})

test('a dropped transaction can be sent again; one that ended otherwise has no actions', () => {
  expect(actionsFor({ ...waiting, ending: { kind: 'dropped' } }, [], NOW_MS)).toEqual(['speedUp', 'dismiss'])
  expect(actionsFor({ ...waiting, ending: { kind: 'cancelled', by: 'x' } }, [], NOW_MS)).toEqual([])
  expect(actionsFor({ ...waiting, receipt: receiptOf() }, [], NOW_MS)).toEqual([])
  expect(actionsFor(waiting, [waiting], NOW_MS + 24 * HOUR_MS)).toEqual([])
})

test('while a replacement is pending, only that one can be sped up', () => {
  expect(waitingSuccessor(waiting, [waiting, cancelling], NOW_MS)).toBe(cancelling)
  expect(actionsFor(waiting, [waiting, cancelling], NOW_MS)).toEqual([])
  expect(actionsFor(cancelling, [waiting, cancelling], NOW_MS)).toEqual(['speedUp', 'dismiss'])
  const withOtherNonce = { ...cancelling, nonce: 8 }
  expect(actionsFor(waiting, [waiting, withOtherNonce], NOW_MS)).toEqual(['speedUp', 'cancel', 'dismiss'])
})
