import { isAddressText } from '../../core/address'
import type { Ending, Movement, MovingAct, TransactionRecord, TransactionsState } from './transactions.slice'

const ENDINGS: readonly Ending['kind'][] = ['replaced', 'cancelled', 'dropped']

const DIRECTIONS: readonly Movement['direction'][] = ['out', 'in']
const ACTS: readonly MovingAct[] = [
  ...(['add', 'remove', 'wrap', 'unwrap'] as const),
  ...(['stake', 'unstake', 'receive', 'harvest', 'compound', 'claim'] as const),
]

type Check = (value: unknown) => boolean

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks an object field by field; an optional field is also checked when undefined. */
const shaped =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, isValid]) => isValid(value[field]))

const isEitherOr =
  (absent: unknown, isValid: Check): Check =>
  (value) =>
    value === absent || isValid(value)
const orMissing = (isValid: Check): Check => isEitherOr(undefined, isValid)
const orNull = (isValid: Check): Check => isEitherOr(null, isValid)

const isTrue: Check = (value) => value === true
const isText: Check = (value) => typeof value === 'string'
const isAddress: Check = (value) => typeof value === 'string' && isAddressText(value)
const isInteger: Check = Number.isSafeInteger
const isAmount: Check = (value) => typeof value === 'string' && /^\d+$/.test(value)
const isAmountValue = shaped({
  amount: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
  ...{ symbol: orMissing(isText), isCost: orMissing((value) => typeof value === 'boolean') },
})
const isValue: Check = (value) => isText(value) || typeof value === 'number' || isAmountValue(value)
const isDecimals: Check = (value) => isInteger(value) && Number(value) >= 0 && Number(value) < 256
const isValues: Check = (value) => isRecord(value) && Object.values(value).every(isValue)

const isMessage = shaped({ title: isText, body: isText })
const isSummary = shaped({
  ...{ sentence: isText, values: isValues },
  outcome: orMissing(shaped({ done: isMessage, failed: isMessage, values: orMissing(isValues) })),
})
const isReceipt = shaped({
  ...{ blockHash: isText, blockNumber: isInteger, status: orMissing(isInteger) },
  moved: orMissing(shaped({ paidRaw: orNull(isAmount), receivedRaw: orNull(isAmount) })),
  amounts: orMissing((value) => Array.isArray(value) && value.every(orNull(isAmount))),
})
const isRequest = shaped({
  ...{ to: orNull(isAddress), data: isText, valueRaw: isAmount, gasLimit: isAmount, maxFeeRaw: isAmount },
  priorityFeeRaw: orMissing(isAmount),
})
const isSigned = shaped({ chainId: isInteger, to: isAddress, data: isText, valueRaw: isAmount, gasLimit: isAmount })
const isAsset = shaped({ tokenAddress: orNull(isAddress), symbol: isText, decimals: isDecimals })
const isSwapAssets = shaped({
  ...{ kind: (value: unknown) => value === 'swap', paid: isAsset, received: isAsset, recipient: isAddress },
})
const isMovement = shaped({ asset: isAsset, direction: (value: unknown) => DIRECTIONS.some((each) => each === value) })
const isMovements = shaped({
  kind: (value: unknown) => ACTS.some((act) => act === value),
  movements: (value: unknown) => Array.isArray(value) && value.every(isMovement),
})
const isEnding = shaped({
  ...{ kind: (value: unknown) => ENDINGS.some((kind) => value === kind), by: orMissing(isText) },
  ...{ blockNumber: orMissing(isInteger), blockHash: orMissing(isText) },
})
const isReplacement = shaped({
  ...{ hash: isText, kind: (value: unknown) => value === 'speedUp' || value === 'cancel', nonce: isInteger },
})

/** Optional fields of a record; a malformed one invalidates the record. */
const OPTIONAL: Readonly<Record<string, Check>> = {
  ...{ receipt: isReceipt, approval: shaped({ tokenAddress: isAddress, spender: isAddress }) },
  ...{ confirmedTime: Number.isFinite, checkedTime: Number.isFinite },
  ...{
    lastCheckedBlockNumber: isInteger,
    nonce: isInteger,
    request: isRequest,
    ending: isEnding,
    openAtBlock: isInteger,
  },
  ...{ missing: shaped({ atBlock: isInteger, sinceMs: isInteger, nodeCount: isInteger }), isReorganised: isTrue },
  ...{ replaces: isReplacement, isCleared: isTrue, revision: isInteger, toldRevision: isInteger, tab: isText },
  ...{
    signed: isSigned,
    arrival: (value) => isSwapAssets(value) || isMovements(value),
    isProven: isTrue,
    isAlterationSeen: isTrue,
  },
  altered: (value) => Array.isArray(value) && value.every(isText),
}

function isTransaction(value: unknown, chainId: number, hash: string): value is TransactionRecord {
  return (
    isRecord(value) &&
    value['chainId'] === chainId &&
    value['hash'] === hash &&
    isAddress(value['from']) &&
    Number.isFinite(value['addedTime']) &&
    isSummary(value['summary']) &&
    Object.entries(OPTIONAL).every(([field, isValid]) => orMissing(isValid)(value[field]))
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
