import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf, SENDER } from '../../../test/unit/support/transactionRecord'
import { toAddress } from '../../core/address'
import { translate } from '../../i18n'
import { hasPendingApproval } from './approval.rules'
import { storedTransactions } from './storedTransactions'
import { isDue } from './follow/checkInterval.rules'
import { outcomeOf } from './outcome.rules'
import { actionsFor, recentFirst } from './recent/recent.rules'
import { countPending, isPending } from './transactions.rules'
import type { TransactionRecord } from './transactions.slice'

const CHAIN_ID = 56
const NOW_MS = 2_000
const RUNS = { numRuns: 1_000 }
const TOKEN = toAddress(`0x${'a'.repeat(40)}`)

const full = recordOf({
  approval: { tokenAddress: TOKEN, spender: SENDER },
  receipt: receiptOf({ moved: { paidRaw: '1', receivedRaw: null } }),
  confirmedTime: 1_500,
  lastCheckedBlockNumber: 100,
  nonce: 7,
  request: {
    ...{ to: TOKEN, data: '0x', valueRaw: '1', gasLimit: '21000' },
    ...{ maxFeeRaw: '3', priorityFeeRaw: '1' },
  },
  ending: { kind: 'replaced', by: `${HASH}1`, blockNumber: 9, blockHash: HASH },
  ...{ openAtBlock: 8, missing: { atBlock: 9, sinceMs: 1_000, nodeCount: 2 }, isReorganised: true },
  ...{ isProven: true, altered: ['to'], isAlterationSeen: true },
  signed: { chainId: CHAIN_ID, to: TOKEN, data: '0x', valueRaw: '1', gasLimit: '21000' },
  arrival: {
    kind: 'swap',
    paid: { tokenAddress: null, symbol: 'BNB', decimals: 18 },
    received: { tokenAddress: TOKEN, symbol: 'CAKE', decimals: 18 },
    recipient: SENDER,
  },
  replaces: { hash: `${HASH}2`, kind: 'speedUp', nonce: 7 },
  ...{ revision: 2, toldRevision: 1, tab: 'a', checkedTime: 1_600 },
})
const storing = (record: unknown, hash = HASH) => ({ [CHAIN_ID]: { [hash]: record } })
const readBack = (record: unknown) => storedTransactions.read(storing(record))[CHAIN_ID]?.[HASH]

/** Any JSON value, as a browser would parse it. */
const garbage = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

/** Calls every function that reads records. */
function callAll(records: TransactionRecord[]): void {
  recentFirst(records, NOW_MS)
  countPending(records, NOW_MS)
  hasPendingApproval(records, SENDER, TOKEN, SENDER, NOW_MS)
  for (const record of records) {
    isPending(record, NOW_MS)
    isDue(record, 101, NOW_MS)
    outcomeOf(record)
    actionsFor(record, records, NOW_MS)
    translate(record.summary.sentence, record.summary.values)
  }
}

test.each([
  ['with every field', full],
  ['that is pending', recordOf()],
])('a transaction %s is read as it was stored', (_what, record) => {
  expect(storedTransactions.read(JSON.parse(JSON.stringify(storing(record))))).toEqual(storing(record))
})

/** Records of which some fields are garbage. */
const damaged = fc
  .record(Object.fromEntries(Object.keys(full).map((field) => [field, garbage])), { requiredKeys: [] })
  .map((fields) => ({ ...full, ...fields }))

test('garbage of any shape causes no error', () => {
  const chain = garbage.map((value) => ({ [CHAIN_ID]: value }))
  const record = fc.oneof(garbage, damaged).map((value) => storing(value))
  fc.assert(
    fc.property(fc.oneof(garbage, chain, record), (stored) => {
      const records = Object.values(storedTransactions.read(stored)).flatMap((ofChain) => Object.values(ofChain))
      expect(() => callAll(records)).not.toThrow()
    }),
    RUNS,
  )
})

test('valid records are read among garbage, under their own chain and hash only', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), garbage), (others) => {
      const misplaced = { ...others, [HASH]: full, [`${HASH}0`]: full }
      const stored = { ...others, 97: misplaced, [CHAIN_ID]: { ...others, [HASH]: full } }
      expect(storedTransactions.read(stored)[CHAIN_ID]).toEqual({ [HASH]: full })
      expect(storedTransactions.read(stored)[97] ?? {}).toEqual({})
    }),
    RUNS,
  )
})

const REQUIRED = ['chainId', 'hash', 'from', 'addedTime', 'summary'] as const

test.each(REQUIRED)('a record without %s is omitted', (field) => {
  expect(readBack({ ...full, [field]: undefined })).toBeUndefined()
})

test.each([
  ['chainId', '56'],
  ['hash', `${HASH}0`],
  ['from', 7],
  ['addedTime', '1000'],
  ['addedTime', null],
  ['summary', 'Approve CAKE'],
  ['summary', { sentence: 7, values: {} }],
  ['summary', { sentence: 'Approve' }],
  ['summary', { sentence: 'Approve', values: [] }],
  ['receipt', null],
  ['receipt', '0x'],
  ['receipt', []],
  ['nonce', '7'],
  ['request', { to: null, data: '0x', valueRaw: '1', gasLimit: '-1', maxFeeRaw: '1' }],
  ['request', { to: null, data: '0x', valueRaw: 1, gasLimit: '1', maxFeeRaw: '1' }],
  ['signed', { chainId: '56', to: TOKEN, data: '0x', valueRaw: '1', gasLimit: '1' }],
  ['signed', { chainId: 56, to: TOKEN, data: '0x', valueRaw: '-1', gasLimit: '1' }],
  ['arrival', { ...full.arrival, received: { tokenAddress: TOKEN, symbol: 'CAKE', decimals: 1.5 } }],
  ['arrival', { ...full.arrival, recipient: null }],
  ['missing', { atBlock: 9, sinceMs: 'x', nodeCount: 2 }],
  ['altered', 'to'],
  ['ending', { kind: 'forgotten' }],
  ['replaces', { hash: HASH, kind: 'cancel' }],
  ['isCleared', 'yes'],
  ['revision', 1.5],
])('a record whose %s is %j is omitted', (field, value) => {
  expect(readBack({ ...full, [field]: value })).toBeUndefined()
})

test('a receipt without a block does not make a transaction succeed', () => {
  const record = readBack({ ...recordOf(), receipt: {} })
  expect(record && outcomeOf(record)).not.toBe('succeeded')
})

test.each(['soon', {}, true])('a last request at block %j does not prevent a request for the receipt', (block) => {
  const record = readBack({ ...recordOf(), lastCheckedBlockNumber: block })
  expect(record === undefined || isDue(record, 1_000, NOW_MS)).toBe(true)
})

test.each<{ symbol: unknown }>([
  { symbol: { toString: 1 } },
  { symbol: null },
  { symbol: { amount: '1e5' } },
  { symbol: { amount: 1 } },
])('a summary with the values %j can be translated', (values) => {
  const record = readBack({ ...recordOf(), summary: { sentence: 'Approve %symbol%', values } })
  expect(() => record && translate(record.summary.sentence, record.summary.values)).not.toThrow()
})

test('a summary keeps its amounts with every digit', () => {
  const values = { amount: { amount: '159.596819224232244322', symbol: 'BUSD' } }
  const record = readBack({ ...recordOf(), summary: { sentence: 'Wrap %amount%', values } })
  expect(record && translate(record.summary.sentence, record.summary.values)).toBe('Wrap 159.596 BUSD')
})
