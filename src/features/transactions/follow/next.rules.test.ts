import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { outcomeOf } from '../outcome.rules'
import { isUntold, settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { nextRecord, type Facts, type Known, type Rival } from './next.rules'

const NOW_MS = 9_000
const MINUTE_MS = 60_000
const known: Known = {
  nonce: 7,
  request: { to: `0x${'2'.repeat(40)}`, data: '0xAB', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '1' },
}
const rivalOf = (given: Partial<Known['request']> = {}): Rival => ({
  ...{ nonce: 7, hash: '0xrival', blockNumber: 101, blockHash: '0xblock101' },
  request: { ...known.request, data: '0xab', maxFeeRaw: '2', ...given },
})
const factsAt = (blockNumber: number, given: Partial<Facts> = {}): Facts => ({
  ...{ blockNumber, nowMs: NOW_MS, receipt: null, known: null, nextNonce: 7, rival: null, settledHash: null },
  ...{ isProven: false, unseenBy: given.known ? 0 : 1, quorum: 1 },
  ...given,
})
const waiting = nextRecord(recordOf(), factsAt(100, { known }))
const stands = (record: TransactionRecord) => [outcomeOf(record), isUntold(record)]

test('stores the nonce and the content of a pending one, and reports nothing', () => {
  expect(waiting).toEqual({
    ...recordOf(),
    ...known,
    openAtBlock: 100,
    lastCheckedBlockNumber: 100,
    checkedTime: NOW_MS,
  })
})

test.each([
  ['succeeded', 1],
  ['failed', 0],
])('a receipt ends it: %s', (outcome, status) => {
  const next = nextRecord(waiting, factsAt(101, { receipt: receiptOf({ status }) }))
  expect(stands(next)).toEqual([outcome, true])
  expect(next.confirmedTime).toBe(NOW_MS)
})

test.each([
  ['replaced', 'the same call at another fee', rivalOf()],
  ['cancelled', 'nothing to oneself', rivalOf({ to: recordOf().from, data: '0x', valueRaw: '0' })],
  ['cancelled', 'the same call with another value', rivalOf({ valueRaw: '6' })],
  ['cancelled', 'another call of the same contract', rivalOf({ data: '0xac' })],
  ['cancelled', 'the creation of a contract', rivalOf({ to: null })],
])('its nonce was used by another transaction, it was %s: %s', (kind, _what, rival) => {
  const next = nextRecord(waiting, factsAt(101, { rival, nextNonce: 8 }))
  expect(stands(next)).toEqual([kind, true])
  expect(next.ending).toEqual({ kind, by: '0xrival', blockNumber: 101, blockHash: '0xblock101' })
})

/** Facts of a transaction that nodes do not have: the number of such nodes, the quorum, and the time passed. */
const missingFacts = (blockNumber: number, afterMs: number, unseenBy = 2, quorum = 2): Facts =>
  factsAt(blockNumber, { unseenBy, quorum, nowMs: NOW_MS + afterMs })

test('a missing transaction is dropped once two nodes lack it for two minutes and two heads', () => {
  const missed = nextRecord(waiting, missingFacts(101, 0))
  expect(stands(missed)).toEqual(['pending', false])
  expect(missed.missing).toEqual({ atBlock: 101, sinceMs: NOW_MS, nodeCount: 2 })
  expect(stands(nextRecord(missed, missingFacts(101, 2 * MINUTE_MS)))).toEqual(['pending', false])
  expect(stands(nextRecord(missed, missingFacts(900, 2 * MINUTE_MS - 1)))).toEqual(['pending', false])
  expect(stands(nextRecord(missed, missingFacts(102, 2 * MINUTE_MS, 1)))).toEqual(['pending', false])
  const dropped = nextRecord(missed, missingFacts(102, 2 * MINUTE_MS))
  expect([...stands(dropped), dropped.missing]).toEqual(['dropped', true, undefined])
  expect(nextRecord(dropped, missingFacts(103, 3 * MINUTE_MS)).revision).toBe(dropped.revision)
  expect(outcomeOf(nextRecord(dropped, factsAt(103, { known })))).toBe('pending')
  expect(outcomeOf(nextRecord(dropped, factsAt(103, { receipt: receiptOf() })))).toBe('succeeded')
})

test('one node alone never causes a transaction to be dropped when a second one is usable', () => {
  const minutes = fc.nat({ max: 24 * 60 })
  fc.assert(
    fc.property(fc.array(minutes, { maxLength: 40 }), (gaps) => {
      let [record, afterMs] = [waiting, 0]
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
  const missed = nextRecord(waiting, missingFacts(101, 0, 1, 1))
  expect(outcomeOf(nextRecord(missed, missingFacts(102, 2 * MINUTE_MS, 1, 1)))).toBe('dropped')
})

test('nodes that contradict each other about a transaction neither drop nor find it', () => {
  const missed = nextRecord(waiting, missingFacts(101, 0))
  const torn = nextRecord(missed, missingFacts(200, 60 * MINUTE_MS, 0))
  expect([outcomeOf(torn), torn.missing]).toEqual(['pending', missed.missing])
})

test('a transaction that no node has returned yet has ten minutes: wallets may relay it privately', () => {
  const missed = nextRecord(recordOf(), missingFacts(100, 0))
  expect(outcomeOf(nextRecord(missed, missingFacts(2_000, 10 * MINUTE_MS - 1)))).toBe('pending')
  expect(outcomeOf(nextRecord(missed, missingFacts(2_000, 10 * MINUTE_MS)))).toBe('dropped')
})

test('a chain that was restarted counts from its own blocks', () => {
  const missed = nextRecord(waiting, missingFacts(101, 0))
  const elsewhere = nextRecord(missed, missingFacts(5, 2 * MINUTE_MS))
  expect([outcomeOf(elsewhere), elsewhere.lastCheckedBlockNumber, elsewhere.missing?.atBlock]).toEqual([
    'pending',
    5,
    5,
  ])
  expect(outcomeOf(nextRecord(elsewhere, missingFacts(6, 4 * MINUTE_MS)))).toBe('dropped')
})

const signed = { chainId: 56, to: `0x${'2'.repeat(40)}`, data: '0xab', valueRaw: '5', gasLimit: '21000' }

test('proven content is stored as proven and is not replaced by a later result of a node', () => {
  const proven = nextRecord(recordOf({ signed }), factsAt(100, { known, isProven: true, quorum: 2 }))
  expect(proven).toMatchObject({ isProven: true, nonce: 7, request: known.request })
  expect(proven.altered).toBeUndefined()
  const lie = { nonce: 9, request: { ...known.request, maxFeeRaw: '900' } }
  const later = nextRecord(proven, factsAt(101, { known: lie, quorum: 2 }))
  expect([later.nonce, later.request]).toEqual([7, known.request])
})

test.each([
  ['to', { request: { ...known.request, to: `0x${'9'.repeat(40)}` } }],
  ['data', { request: { ...known.request, data: '0xabcd' } }],
  ['value', { request: { ...known.request, valueRaw: '6' } }],
  ['chain', { chainId: 97 }],
  ['from', { from: `0x${'9'.repeat(40)}` }],
])('an alteration of %s by the wallet is detected, and not on the word of one node of two', (field, given) => {
  const sent = { ...known, chainId: 56, from: recordOf().from, ...given }
  const record = recordOf({ signed })
  expect(nextRecord(record, factsAt(100, { known: sent, isProven: true, quorum: 2 })).altered).toEqual([field])
  expect(nextRecord(record, factsAt(100, { known: sent, quorum: 1 })).altered).toEqual([field])
  expect(nextRecord(record, factsAt(100, { known: sent, quorum: 2 })).altered).toBeUndefined()
})

test('an alteration is detected where a block includes the transaction before the first look', () => {
  const sent = { ...known, request: { ...known.request, to: `0x${'9'.repeat(40)}` } }
  const facts = factsAt(100, { known: sent, isProven: true, quorum: 2, receipt: receiptOf({ blockNumber: 100 }) })
  const next = nextRecord(recordOf({ signed }), facts)
  expect(next).toMatchObject({ altered: ['to'], isProven: true, receipt: { blockNumber: 100 } })
})

test('a reorganised block removes the receipt; a node without a block at that height changes nothing', () => {
  const receipt = receiptOf({ blockNumber: 101 })
  const included = nextRecord(waiting, factsAt(101, { receipt }))
  for (const settledHash of [null, receipt.blockHash]) {
    expect(nextRecord(included, factsAt(102, { settledHash }))).toEqual({ ...included, lastCheckedBlockNumber: 102 })
  }
  const back = nextRecord(included, factsAt(102, { settledHash: '0xother' }))
  expect([outcomeOf(back), back.isReorganised, back.confirmedTime]).toEqual(['pending', true, undefined])
  expect(back.revision).toBe((included.revision ?? 0) + 1)
  const again = nextRecord(back, factsAt(103, { receipt: receiptOf({ blockNumber: 103 }) }))
  expect([outcomeOf(again), again.isReorganised]).toEqual(['succeeded', undefined])
})

test('a move to another block with the same outcome is not reported', () => {
  const included = nextRecord(waiting, factsAt(101, { receipt: receiptOf() }))
  const elsewhere = receiptOf({ blockHash: '0xother', blockNumber: 102 })
  const moved = nextRecord(included, factsAt(102, { settledHash: '0xother', receipt: elsewhere }))
  expect([moved.receipt, moved.revision]).toEqual([elsewhere, included.revision])
  const failed = nextRecord(included, factsAt(102, { settledHash: 'x', receipt: receiptOf({ status: 0 }) }))
  expect([outcomeOf(failed), failed.revision]).toEqual(['failed', (included.revision ?? 0) + 1])
})

test('a replacement whose wallet chose another nonce is reported', () => {
  const replaces = { hash: '0xfirst', kind: 'speedUp', nonce: 6 } as const
  expect(isUntold(nextRecord(recordOf({ replaces }), factsAt(100, { known })))).toBe(true)
  const inPlace = { ...replaces, nonce: 7 }
  expect(isUntold(nextRecord(recordOf({ replaces: inPlace }), factsAt(100, { known })))).toBe(false)
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
  const isTaken = state === 'spedUp' || state === 'cancelled'
  const rival = isTaken ? { ...rivalOf(state === 'spedUp' ? {} : { data: '0x' }), ...block } : null
  const isKnown = state === 'waits' || isIn
  const unseenBy = isKnown ? 0 : 1
  const nowMs = NOW_MS + head * 2 * MINUTE_MS
  const facts = {
    nowMs,
    unseenBy,
    known: isKnown ? known : null,
    nextNonce: isTaken || isIn ? 8 : 7,
    rival,
    receipt,
    settledHash,
  }
  return factsAt(head, settled ? { settledHash, receipt } : facts)
}

test('after any events, two heads later the outcome is the true one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happenings) => {
      let [state, since, head]: [Exclude<Event, 'nothing'>, number, number] = ['waits', 100, 100]
      let record = waiting
      const nextHead = () => {
        head += 1
        const before = record
        record = nextRecord(record, factsOf(state, since, head, record))
        expect(record).toMatchObject({ hash: HASH, lastCheckedBlockNumber: head })
        const grown = (record.revision ?? 0) - (before.revision ?? 0)
        expect(grown).toBe(outcomeOf(record) === outcomeOf(before) ? 0 : 1)
      }
      for (const event of happenings) {
        if (event !== 'nothing') [state, since] = [event, head + 1]
        nextHead()
      }
      // The first head shows that its block is gone, the second the new state. A loss has to be seen twice.
      for (let rest = 0; rest < 3; rest += 1) nextHead()
      expect(outcomeOf(record)).toBe(TRUTH[state])
    }),
    { numRuns: 2_000 },
  )
})
