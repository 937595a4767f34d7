import { nestedPart, type StoredPart } from '../../core/storedPart'
import { mergeRecords } from './merge.rules'
import type { Ending, Receipt, TransactionRecord, TransactionsState } from './transactions.slice'

const ENDINGS: readonly Ending['kind'][] = ['replaced', 'cancelled', 'dropped']

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isSayable = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

const isWords = (value: unknown): boolean =>
  isRecord(value) && typeof value['title'] === 'string' && typeof value['body'] === 'string'

const isValues = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isSayable)

const isOutcome = (value: unknown): boolean =>
  isRecord(value) && isWords(value['done']) && isWords(value['failed']) && isMissingOr(isValues, value['values'])

function isSummary(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['sentence'] === 'string' &&
    isValues(value['values']) &&
    isMissingOr(isOutcome, value['outcome'])
  )
}

function isReceipt(value: unknown): value is Receipt {
  return (
    isRecord(value) &&
    typeof value['blockHash'] === 'string' &&
    Number.isSafeInteger(value['blockNumber']) &&
    (value['status'] === undefined || Number.isSafeInteger(value['status'])) &&
    isMissingOr(isMoved, value['moved'])
  )
}

const isMoved = (value: unknown): boolean =>
  isRecord(value) && ['paidRaw', 'receivedRaw'].every((field) => value[field] === null || isAmount(value[field]))

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const isMissing = (value: unknown): boolean =>
  isRecord(value) && ['atBlock', 'sinceMs', 'nodeCount'].every((field) => Number.isSafeInteger(value[field]))

function isApproval(value: unknown): boolean {
  return isRecord(value) && typeof value['tokenAddress'] === 'string' && typeof value['spender'] === 'string'
}

const isMissingOr = (isFine: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || isFine(value)

const isTrue = (value: unknown): boolean => value === true
const isText = (value: unknown): value is string => typeof value === 'string'
const isAmount = (value: unknown): boolean => isText(value) && /^\d+$/.test(value)

function isRequest(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value['to'] === null || isText(value['to'])) &&
    isText(value['data']) &&
    ['valueRaw', 'gasLimit', 'maxFeeRaw'].every((field) => isAmount(value[field])) &&
    isMissingOr(isAmount, value['priorityFeeRaw'])
  )
}

function isSigned(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['chainId']) &&
    isText(value['to']) &&
    isText(value['data']) &&
    isAmount(value['valueRaw']) &&
    isAmount(value['gasLimit'])
  )
}

function isAsset(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value['tokenAddress'] === null || isText(value['tokenAddress'])) &&
    isText(value['symbol']) &&
    Number.isInteger(value['decimals']) &&
    Number(value['decimals']) >= 0 &&
    Number(value['decimals']) <= 255
  )
}

function isArrival(value: unknown): boolean {
  return (
    isRecord(value) &&
    value['kind'] === 'swap' &&
    isAsset(value['paid']) &&
    isAsset(value['received']) &&
    isText(value['recipient'])
  )
}

function isEnding(value: unknown): boolean {
  return (
    isRecord(value) &&
    ENDINGS.some((kind) => value['kind'] === kind) &&
    isMissingOr(isText, value['by']) &&
    isMissingOr(Number.isSafeInteger, value['blockNumber']) &&
    isMissingOr(isText, value['blockHash'])
  )
}

function isReplacement(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['hash']) &&
    (value['kind'] === 'speedUp' || value['kind'] === 'cancel') &&
    Number.isSafeInteger(value['nonce'])
  )
}

/** What a record may have beside what it must; anything else in its place makes it worthless. */
const OPTIONAL: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ receipt: isReceipt, approval: isApproval, confirmedTime: Number.isFinite, checkedTime: Number.isFinite },
  ...{ lastCheckedBlockNumber: Number.isSafeInteger, nonce: Number.isSafeInteger, request: isRequest },
  ...{ ending: isEnding, openAtBlock: Number.isSafeInteger, missing: isMissing },
  ...{ isReorganised: isTrue, replaces: isReplacement, isCleared: isTrue },
  ...{ signed: isSigned, arrival: isArrival, isProven: isTrue, altered: isTexts, isAlterationSeen: isTrue },
  ...{ revision: Number.isSafeInteger, toldRevision: Number.isSafeInteger, tab: isText },
}

function isTransaction(value: unknown, chainId: number, hash: string): value is TransactionRecord {
  return (
    isRecord(value) &&
    value['chainId'] === chainId &&
    value['hash'] === hash &&
    typeof value['from'] === 'string' &&
    Number.isFinite(value['addedTime']) &&
    isSummary(value['summary']) &&
    Object.entries(OPTIONAL).every(([field, isFine]) => isMissingOr(isFine, value[field]))
  )
}

/** Returns the transactions in stored data of any shape; records that make no sense are left out. */
function readStoredTransactions(stored: unknown): TransactionsState {
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

/** How the transactions are stored. Two tabs may each learn a part of what becomes of one, so that it is joined. */
export const storedTransactions: StoredPart<TransactionsState> = {
  ...nestedPart(readStoredTransactions),
  join: (ours, theirs) => mergeRecords(ours as TransactionRecord, theirs as TransactionRecord),
}
