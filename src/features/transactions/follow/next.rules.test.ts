import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { outcomeOf } from '../outcome.rules'
import { isUntold, settledIn } from '../transactions.rules'
import type { TransactionRecord } from '../transactions.slice'
import { nextRecord, type Facts, type Known, type Rival } from './next.rules'

const NOW_MS = 9_000
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
  ...given,
})
const waiting = nextRecord(recordOf(), factsAt(100, { known }))
const stands = (record: TransactionRecord) => [outcomeOf(record), isUntold(record)]

test('of one that waits the number and what was signed are learned, and nobody needs to hear of it', () => {
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
])('its number went elsewhere, it was %s: %s', (kind, _what, rival) => {
  const next = nextRecord(waiting, factsAt(101, { rival, nextNonce: 8 }))
  expect(stands(next)).toEqual([kind, true])
  expect(next.ending).toEqual({ kind, by: '0xrival', blockNumber: 101, blockHash: '0xblock101' })
})

test('one that the node lost is dropped at the second head without it, and waits again when it turns up', () => {
  const missed = nextRecord(waiting, factsAt(101))
  expect(stands(missed)).toEqual(['pending', false])
  expect(stands(nextRecord(missed, factsAt(101)))).toEqual(['pending', false])
  const dropped = nextRecord(missed, factsAt(102))
  expect(stands(dropped)).toEqual(['dropped', true])
  expect(nextRecord(dropped, factsAt(103)).revision).toBe(dropped.revision)
  expect(outcomeOf(nextRecord(dropped, factsAt(103, { known })))).toBe('pending')
  expect(outcomeOf(nextRecord(dropped, factsAt(103, { receipt: receiptOf() })))).toBe('succeeded')
})

test('one that no node has heard of yet is given twenty heads', () => {
  let record = recordOf()
  for (let block = 100; block < 120; block += 1) {
    record = nextRecord(record, factsAt(block))
    expect(outcomeOf(record)).toBe('pending')
  }
  expect(outcomeOf(nextRecord(record, factsAt(120)))).toBe('dropped')
})

test('a chain that was started anew counts from its own blocks', () => {
  const missed = nextRecord(waiting, factsAt(101))
  const elsewhere = nextRecord(missed, factsAt(5))
  expect([outcomeOf(elsewhere), elsewhere.lastCheckedBlockNumber, elsewhere.missingAtBlock]).toEqual(['pending', 5, 5])
  expect(outcomeOf(nextRecord(elsewhere, factsAt(6)))).toBe('dropped')
})

test('a block that is gone takes the receipt with it; a node that knows no block there says nothing', () => {
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

test('one that moved to another block with the same end is no news', () => {
  const included = nextRecord(waiting, factsAt(101, { receipt: receiptOf() }))
  const elsewhere = receiptOf({ blockHash: '0xother', blockNumber: 102 })
  const moved = nextRecord(included, factsAt(102, { settledHash: '0xother', receipt: elsewhere }))
  expect([moved.receipt, moved.revision]).toEqual([elsewhere, included.revision])
  const failed = nextRecord(included, factsAt(102, { settledHash: 'x', receipt: receiptOf({ status: 0 }) }))
  expect([outcomeOf(failed), failed.revision]).toEqual(['failed', (included.revision ?? 0) + 1])
})

test('a replacement whose wallet chose another number is news', () => {
  const replaces = { hash: '0xfirst', kind: 'speedUp', nonce: 6 } as const
  expect(isUntold(nextRecord(recordOf({ replaces }), factsAt(100, { known })))).toBe(true)
  const inPlace = { ...replaces, nonce: 7 }
  expect(isUntold(nextRecord(recordOf({ replaces: inPlace }), factsAt(100, { known })))).toBe(false)
})

/** What may happen to a transaction between two heads. */
const events = ['waits', 'included', 'reverted', 'spedUp', 'cancelled', 'lost', 'nothing'] as const
type Event = (typeof events)[number]
const TRUTH = {
  ...{ waits: 'pending', included: 'succeeded', reverted: 'failed', spedUp: 'replaced' },
  ...{ cancelled: 'cancelled', lost: 'dropped' },
} as const

/** What a node says while the chain is as an event has left it; whatever came before is no longer part of the chain. */
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
  const facts = { known: isKnown ? known : null, nextNonce: isTaken || isIn ? 8 : 7, rival, receipt, settledHash }
  return factsAt(head, settled ? { settledHash, receipt } : facts)
}

test('whatever happens to it, two heads later it is said as it is', () => {
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
      // One head shows that what it was settled by is gone, the second what became of it; a loss is seen twice.
      for (let rest = 0; rest < 3; rest += 1) nextHead()
      expect(outcomeOf(record)).toBe(TRUTH[state])
    }),
    { numRuns: 2_000 },
  )
})
