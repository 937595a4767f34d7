import type { Ending, TransactionRecord, TransactionsState } from './transactions.slice'

const ENDINGS: readonly Ending['kind'][] = ['replaced', 'cancelled', 'dropped']

type Check = (value: unknown) => boolean

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks an object field by field; an optional field is also checked when undefined. */
const shaped =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, isFine]) => isFine(value[field]))

const either =
  (absent: unknown, isFine: Check): Check =>
  (value) =>
    value === absent || isFine(value)
const orMissing = (isFine: Check): Check => either(undefined, isFine)
const orNull = (isFine: Check): Check => either(null, isFine)

const isTrue: Check = (value) => value === true
const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = Number.isSafeInteger
const isAmount: Check = (value) => typeof value === 'string' && /^\d+$/.test(value)
const isSayable: Check = (value) => isText(value) || typeof value === 'number'
const isDecimals: Check = (value) => isWhole(value) && Number(value) >= 0 && Number(value) < 256
const isValues: Check = (value) => isRecord(value) && Object.values(value).every(isSayable)

const isWords = shaped({ title: isText, body: isText })
const isSummary = shaped({
  ...{ sentence: isText, values: isValues },
  outcome: orMissing(shaped({ done: isWords, failed: isWords, values: orMissing(isValues) })),
})
const isReceipt = shaped({
  ...{ blockHash: isText, blockNumber: isWhole, status: orMissing(isWhole) },
  moved: orMissing(shaped({ paidRaw: orNull(isAmount), receivedRaw: orNull(isAmount) })),
})
const isRequest = shaped({
  ...{ to: orNull(isText), data: isText, valueRaw: isAmount, gasLimit: isAmount, maxFeeRaw: isAmount },
  priorityFeeRaw: orMissing(isAmount),
})
const isSigned = shaped({ chainId: isWhole, to: isText, data: isText, valueRaw: isAmount, gasLimit: isAmount })
const isAsset = shaped({ tokenAddress: orNull(isText), symbol: isText, decimals: isDecimals })
const isArrival = shaped({
  ...{ kind: (value: unknown) => value === 'swap', paid: isAsset, received: isAsset, recipient: isText },
})
const isEnding = shaped({
  ...{ kind: (value: unknown) => ENDINGS.some((kind) => value === kind), by: orMissing(isText) },
  ...{ blockNumber: orMissing(isWhole), blockHash: orMissing(isText) },
})
const isReplacement = shaped({
  ...{ hash: isText, kind: (value: unknown) => value === 'speedUp' || value === 'cancel', nonce: isWhole },
})

/** Optional fields of a record; a malformed one invalidates the record. */
const OPTIONAL: Readonly<Record<string, Check>> = {
  ...{ receipt: isReceipt, approval: shaped({ tokenAddress: isText, spender: isText }) },
  ...{ confirmedTime: Number.isFinite, checkedTime: Number.isFinite },
  ...{ lastCheckedBlockNumber: isWhole, nonce: isWhole, request: isRequest, ending: isEnding, openAtBlock: isWhole },
  ...{ missing: shaped({ atBlock: isWhole, sinceMs: isWhole, nodeCount: isWhole }), isReorganised: isTrue },
  ...{ replaces: isReplacement, isCleared: isTrue, revision: isWhole, toldRevision: isWhole, tab: isText },
  ...{ signed: isSigned, arrival: isArrival, isProven: isTrue, isAlterationSeen: isTrue },
  altered: (value) => Array.isArray(value) && value.every(isText),
}

function isTransaction(value: unknown, chainId: number, hash: string): value is TransactionRecord {
  return (
    isRecord(value) &&
    value['chainId'] === chainId &&
    value['hash'] === hash &&
    typeof value['from'] === 'string' &&
    Number.isFinite(value['addedTime']) &&
    isSummary(value['summary']) &&
    Object.entries(OPTIONAL).every(([field, isFine]) => orMissing(isFine)(value[field]))
  )
}

/** Reads the transactions from stored data of any shape; malformed records are omitted. */
export function readStoredTransactions(stored: unknown): TransactionsState {
  const state: TransactionsState = {}
  if (!isRecord(stored)) return state
  for (const [chainText, records] of Object.entries(stored)) {
    const chainId = Number(chainText)
    if (!Number.isSafeInteger(chainId) || !isRecord(records)) continue
    const valid = Object.entries(records).filter(([hash, record]) => isTransaction(record, chainId, hash))
    state[chainId] = Object.fromEntries(valid) as Record<string, TransactionRecord>
  }
  return state
}
