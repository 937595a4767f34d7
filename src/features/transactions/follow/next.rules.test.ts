import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { HASH, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { outcomeOf } from '../outcome.rules'
import { hasUnreportedChange, settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { nextRecord, type Facts, type NodeTransaction, type ReplacementTransaction } from './next.rules'

const [TO, OTHER] = [toAddress(`0x${'2'.repeat(40)}`), toAddress(`0x${'9'.repeat(40)}`)]
const NOW_MS = 9_000
const MINUTE_MS = 60_000
const transaction: NodeTransaction = {
  nonce: 7,
  request: { to: TO, data: '0xAB', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '1' },
}
const replacementOf = (overrides: Partial<NodeTransaction['request']> = {}): ReplacementTransaction => ({
  ...{ nonce: 7, hash: '0xreplacement', blockNumber: 101, blockHash: '0xblock101' },
  request: { ...transaction.request, data: '0xab', maxFeeRaw: '2', ...overrides },
})
const factsAt = (blockNumber: number, overrides: Partial<Facts> = {}): Facts => ({
  ...{
    blockNumber,
    nowMs: NOW_MS,
    receipt: null,
    transaction: null,
    nextNonce: 7,
    replacement: null,
    settledHash: null,
  },
  ...{ isProven: false, missingCount: overrides.transaction ? 0 : 1, quorum: 1 },
  ...overrides,
})
const waiting = () => nextRecord(recordOf(), factsAt(100, { transaction }))
const statusOf = (record: TransactionRecord) => [outcomeOf(record), hasUnreportedChange(record)]

test('stores the nonce and the content of a pending transaction, and reports nothing', () => {
  expect(waiting()).toEqual({
    ...recordOf(),
    ...transaction,
    openAtBlock: 100,
    lastCheckedBlockNumber: 100,
    checkedTime: NOW_MS,
  })
})

test.each([
  ['below the nonce', 6, 101],
  ['at the nonce', 7, 101],
  ['above the nonce', 8, 100],
  ['unknown', null, 100],
])('the nonce is open at a head when the next one of the account is %s', (_what, nextNonce, openAtBlock) => {
  expect(nextRecord(waiting(), factsAt(101, { transaction, nextNonce })).openAtBlock).toBe(openAtBlock)
})

test('a transaction that no node has returned yet has no nonce that could be open', () => {
  expect(nextRecord(recordOf(), factsAt(101))).not.toHaveProperty('openAtBlock')
})

test.each([
  ['succeeded', 1],
  ['failed', 0],
])('a receipt ends a pending transaction: %s', (outcome, status) => {
  const next = nextRecord(waiting(), factsAt(101, { receipt: receiptOf({ status }) }))
  expect(statusOf(next)).toEqual([outcome, true])
  expect(next.confirmedTime).toBe(NOW_MS)
})

test.each([
  ['replaced', 'the same call at another fee', replacementOf()],
  ['cancelled', 'nothing to oneself', replacementOf({ to: recordOf().from, data: '0x', valueRaw: '0' })],
  ['cancelled', 'the same call with another value', replacementOf({ valueRaw: '6' })],
  ['cancelled', 'another call of the same contract', replacementOf({ data: '0xac' })],
  ['cancelled', 'the creation of a contract', replacementOf({ to: null })],
])('a transaction whose nonce another one used was %s: %s', (kind, _what, replacement) => {
  const next = nextRecord(waiting(), factsAt(101, { replacement, nextNonce: 8 }))
  expect(statusOf(next)).toEqual([kind, true])
  expect(next.ending).toEqual({ kind, by: '0xreplacement', blockNumber: 101, blockHash: '0xblock101' })
})

/** Facts of a transaction that nodes do not have: the number of such nodes, the quorum, and the time passed. */
const missingFacts = (blockNumber: number, afterMs: number, missingCount = 2, quorum = 2): Facts =>
  factsAt(blockNumber, { missingCount, quorum, nowMs: NOW_MS + afterMs })

test('the same creation of a contract at another fee replaces the first', () => {
  const creation = { ...transaction, request: { ...transaction.request, to: null } }
  const record = nextRecord(recordOf(), factsAt(100, { transaction: creation }))
  const replacement = replacementOf({ to: null })
  expect(nextRecord(record, factsAt(101, { replacement, nextNonce: 8 })).ending?.kind).toBe('replaced')
})

test('a missing transaction is dropped once two nodes lack it for two minutes and two heads', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0))
  expect(statusOf(missed)).toEqual(['pending', false])
  expect(missed.missing).toEqual({ atBlock: 101, sinceMs: NOW_MS, nodeCount: 2 })
  const sameHead = nextRecord(missed, missingFacts(101, 2 * MINUTE_MS))
  expect([statusOf(sameHead), sameHead.missing]).toEqual([['pending', false], missed.missing])
  expect(statusOf(nextRecord(missed, missingFacts(900, 2 * MINUTE_MS - 1)))).toEqual(['pending', false])
  expect(statusOf(nextRecord(missed, missingFacts(102, 2 * MINUTE_MS, 1)))).toEqual(['pending', false])
  const dropped = nextRecord(missed, missingFacts(102, 2 * MINUTE_MS))
  expect([...statusOf(dropped), dropped.missing]).toEqual(['dropped', true, undefined])
  expect(nextRecord(dropped, missingFacts(103, 3 * MINUTE_MS)).revision).toBe(dropped.revision)
  expect(outcomeOf(nextRecord(dropped, factsAt(103, { transaction })))).toBe('pending')
  const included = nextRecord(dropped, factsAt(103, { receipt: receiptOf() }))
  expect([outcomeOf(included), 'ending' in included]).toEqual(['succeeded', false])
})

test('a missing transaction that is found or included is missing no more', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0))
  expect(nextRecord(missed, factsAt(102, { transaction }))).not.toHaveProperty('missing')
  expect(nextRecord(missed, factsAt(102, { receipt: receiptOf() }))).not.toHaveProperty('missing')
})

test('the time of a missing transaction starts anew when the clock is set back, not within one millisecond', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0))
  expect(nextRecord(missed, missingFacts(102, 0)).missing).toEqual(missed.missing)
  const setBack = nextRecord(missed, missingFacts(102, -MINUTE_MS))
  expect(setBack.missing).toEqual({ atBlock: 102, sinceMs: NOW_MS - MINUTE_MS, nodeCount: 2 })
})

test('one node alone never causes a transaction to be dropped when a second one is usable', () => {
  const minutes = fc.nat({ max: 24 * 60 })
  fc.assert(
    fc.property(fc.array(minutes, { maxLength: 40 }), (gaps) => {
      let [record, afterMs] = [waiting(), 0]
      gaps.forEach((gap, index) => {
        afterMs += gap * MINUTE_MS
        record = nextRecord(record, missingFacts(101 + index, afterMs, 1))
        expect(outcomeOf(record)).toBe('pending')
        expect(record.missing?.nodeCount).toBe(1)
      })
    }),
  )
})

test('a single usable node suffices after the same time', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0, 1, 1))
  expect(outcomeOf(nextRecord(missed, missingFacts(102, 2 * MINUTE_MS, 1, 1)))).toBe('dropped')
})

test('nodes that contradict each other about a transaction neither drop nor find it', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0))
  const contradicted = nextRecord(missed, missingFacts(200, 60 * MINUTE_MS, 0))
  expect([outcomeOf(contradicted), contradicted.missing]).toEqual(['pending', missed.missing])
})

test('a transaction that no node has returned yet has ten minutes: wallets may relay it privately', () => {
  const missed = nextRecord(recordOf(), missingFacts(100, 0))
  expect(outcomeOf(nextRecord(missed, missingFacts(2_000, 10 * MINUTE_MS - 1)))).toBe('pending')
  expect(outcomeOf(nextRecord(missed, missingFacts(2_000, 10 * MINUTE_MS)))).toBe('dropped')
})

test('a chain that was restarted counts from its own blocks', () => {
  const missed = nextRecord(waiting(), missingFacts(101, 0))
  const elsewhere = nextRecord(missed, missingFacts(5, 2 * MINUTE_MS))
  expect([outcomeOf(elsewhere), elsewhere.lastCheckedBlockNumber, elsewhere.missing?.atBlock]).toEqual([
    'pending',
    5,
    5,
  ])
  expect(outcomeOf(nextRecord(elsewhere, missingFacts(6, 4 * MINUTE_MS)))).toBe('dropped')
})

const signed = { chainId: 56, to: TO, data: '0xab', valueRaw: '5', gasLimit: '21000' }

test('proven content is stored as proven and is not replaced by a later result of a node', () => {
  const proven = nextRecord(recordOf({ signed }), factsAt(100, { transaction, isProven: true, quorum: 2 }))
  expect(proven).toMatchObject({ isProven: true, nonce: 7, request: transaction.request })
  expect(proven.altered).toBeUndefined()
  const falsified = { nonce: 9, request: { ...transaction.request, maxFeeRaw: '900' } }
  const later = nextRecord(proven, factsAt(101, { transaction: falsified, quorum: 2 }))
  expect([later.nonce, later.request]).toEqual([7, transaction.request])
})

test.each([
  ['to', { request: { ...transaction.request, to: OTHER } }],
  ['to', { request: { ...transaction.request, to: null } }],
  ['data', { request: { ...transaction.request, data: '0xabcd' } }],
  ['value', { request: { ...transaction.request, valueRaw: '6' } }],
  ['chain', { chainId: 97 }],
  ['from', { from: `0x${'9'.repeat(40)}` }],
])('an alteration of %s by the wallet is detected, but not from the result of one node of two', (field, overrides) => {
  const sent = { ...transaction, chainId: 56, from: recordOf().from, ...overrides }
  const record = recordOf({ signed })
  expect(nextRecord(record, factsAt(100, { transaction: sent, isProven: true, quorum: 2 })).altered).toEqual([field])
  expect(nextRecord(record, factsAt(100, { transaction: sent, quorum: 1 })).altered).toEqual([field])
  expect(nextRecord(record, factsAt(100, { transaction: sent, quorum: 2 })).altered).toBeUndefined()
})

test('an alteration is detected when a block includes the transaction before the first read', () => {
  const sent = { ...transaction, request: { ...transaction.request, to: OTHER } }
  const facts = factsAt(100, { transaction: sent, isProven: true, quorum: 2, receipt: receiptOf({ blockNumber: 100 }) })
  const next = nextRecord(recordOf({ signed }), facts)
  expect(next).toMatchObject({ altered: ['to'], isProven: true, receipt: { blockNumber: 100 } })
})

test('a reorganised block removes the receipt; a node without a block at that height changes nothing', () => {
  const receipt = receiptOf({ blockNumber: 101 })
  const included = nextRecord(waiting(), factsAt(101, { receipt }))
  for (const settledHash of [null, receipt.blockHash]) {
    expect(nextRecord(included, factsAt(102, { settledHash }))).toEqual({ ...included, lastCheckedBlockNumber: 102 })
  }
  const back = nextRecord(included, factsAt(102, { settledHash: '0xother' }))
  expect([outcomeOf(back), back.isReorganised, back.confirmedTime]).toEqual(['pending', true, undefined])
  expect(back.revision).toBe((included.revision ?? 0) + 1)
  // The nonce may have been used in any block that is not final.
  expect(back.openAtBlock).toBe(89)
  const again = nextRecord(back, factsAt(103, { receipt: receiptOf({ blockNumber: 103 }) }))
  expect([outcomeOf(again), again.isReorganised]).toEqual(['succeeded', undefined])
})

test('a reorganised block near the start of the chain leaves its nonce open from the start', () => {
  const included = nextRecord(waiting(), factsAt(105, { receipt: receiptOf({ blockNumber: 5 }) }))
  expect(nextRecord(included, factsAt(106, { settledHash: '0xother' })).openAtBlock).toBe(0)
})

test('a transaction that is replaced after its block was reorganised is no longer marked', () => {
  const included = nextRecord(waiting(), factsAt(101, { receipt: receiptOf() }))
  const back = nextRecord(included, factsAt(102, { settledHash: '0xother' }))
  const replaced = nextRecord(back, factsAt(103, { replacement: replacementOf(), nextNonce: 8 }))
  expect([outcomeOf(replaced), 'isReorganised' in replaced]).toEqual(['replaced', false])
})

test('a move to another block with the same outcome is not reported', () => {
  const included = nextRecord(waiting(), factsAt(101, { receipt: receiptOf() }))
  const elsewhere = receiptOf({ blockHash: '0xother', blockNumber: 102 })
  const moved = nextRecord(included, factsAt(102, { settledHash: '0xother', receipt: elsewhere }))
  expect([moved.receipt, moved.revision]).toEqual([elsewhere, included.revision])
  const failed = nextRecord(included, factsAt(102, { settledHash: 'x', receipt: receiptOf({ status: 0 }) }))
  expect([outcomeOf(failed), failed.revision]).toEqual(['failed', (included.revision ?? 0) + 1])
})

test('a replacement whose wallet chose another nonce is reported', () => {
  const replaces = { hash: '0xfirst', kind: 'speedUp', nonce: 6 } as const
  expect(hasUnreportedChange(nextRecord(recordOf({ replaces }), factsAt(100, { transaction })))).toBe(true)
  const inPlace = { ...replaces, nonce: 7 }
  expect(hasUnreportedChange(nextRecord(recordOf({ replaces: inPlace }), factsAt(100, { transaction })))).toBe(false)
})

/** Events of a transaction between two heads. */
const events = ['waits', 'included', 'reverted', 'spedUp', 'cancelled', 'lost', 'nothing'] as const
type Event = (typeof events)[number]
const TRUTH = {
  ...{ waits: 'pending', included: 'succeeded', reverted: 'failed', spedUp: 'replaced' },
  ...{ cancelled: 'cancelled', lost: 'dropped' },
} as const

/** Returns a node's facts on a chain in the state after an event. Earlier states are no longer part of the chain. */
function factsOf(state: Exclude<Event, 'nothing'>, since: number, head: number, record: TransactionRecord): Facts {
  const block = { blockNumber: since, blockHash: `${state} ${since}` }
  const settled = settledIn(record)
  const isThere = settled?.blockNumber === since && settled.blockHash === block.blockHash
  const settledHash = settled && (isThere ? block.blockHash : 'another')
  const isIn = state === 'included' || state === 'reverted'
  const receipt = isIn ? receiptOf({ ...block, status: state === 'included' ? 1 : 0 }) : null
  const isNonceUsed = state === 'spedUp' || state === 'cancelled'
  const replacement = isNonceUsed ? { ...replacementOf(state === 'spedUp' ? {} : { data: '0x' }), ...block } : null
  const isKnown = state === 'waits' || isIn
  const missingCount = isKnown ? 0 : 1
  const nowMs = NOW_MS + head * 2 * MINUTE_MS
  const facts = {
    nowMs,
    missingCount,
    transaction: isKnown ? transaction : null,
    nextNonce: isNonceUsed || isIn ? 8 : 7,
    replacement,
    receipt,
    settledHash,
  }
  return factsAt(head, settled ? { settledHash, receipt } : facts)
}

test('the outcome is the true one three heads after any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (sequence) => {
      let [state, since, head]: [Exclude<Event, 'nothing'>, number, number] = ['waits', 100, 100]
      let record = waiting()
      const nextHead = () => {
        head += 1
        const before = record
        record = nextRecord(record, factsOf(state, since, head, record))
        expect(record).toMatchObject({ hash: HASH, lastCheckedBlockNumber: head })
        const revisionDelta = (record.revision ?? 0) - (before.revision ?? 0)
        expect(revisionDelta).toBe(outcomeOf(record) === outcomeOf(before) ? 0 : 1)
      }
      for (const event of sequence) {
        if (event !== 'nothing') [state, since] = [event, head + 1]
        nextHead()
      }
      // The first head shows that its block is gone, the second the new state. A loss takes a third one.
      for (let rest = 0; rest < 3; rest += 1) nextHead()
      expect(outcomeOf(record)).toBe(TRUTH[state])
    }),
    { numRuns: 2_000 },
  )
})
