import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TranslationValues } from '../../i18n'

/** A sentence about a transaction that can be said in any language. */
export interface Summary {
  sentence: string
  values: TranslationValues
  /** What is said at its end instead of the general words, with the same values unless it has its own (yield 8). */
  outcome?: { done: Words; failed: Words; values?: TranslationValues }
}

export interface Words {
  title: string
  body: string
}

export interface Receipt {
  blockHash: string
  blockNumber: number
  contractAddress: string | null
  from: string
  /** 1 for success, 0 for failure; absent on chains that do not say. */
  status?: number
  to: string | null
  transactionHash: string
  transactionIndex: number
}

/** A transaction this browser sent (trading 3 "Transaction record"). Times are in milliseconds since 1970. */
export interface TransactionRecord {
  chainId: number
  hash: string
  from: string
  summary: Summary
  approval?: { tokenAddress: string; spender: string }
  addedTime: number
  receipt?: Receipt
  confirmedTime?: number
  lastCheckedBlockNumber?: number
}

export type TransactionsState = Record<number, Record<string, TransactionRecord>>

const initialState: TransactionsState = {}

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionSent(state, { payload }: PayloadAction<TransactionRecord>) {
      const ofChain = (state[payload.chainId] ??= {})
      if (ofChain[payload.hash]) throw new Error('Attempted to add existing transaction.')
      ofChain[payload.hash] = payload
    },
    receiptMissed(state, { payload }: PayloadAction<{ chainId: number; hash: string; blockNumber: number }>) {
      const record = state[payload.chainId]?.[payload.hash]
      if (record) record.lastCheckedBlockNumber = Math.max(record.lastCheckedBlockNumber ?? 0, payload.blockNumber)
    },
    transactionIncluded(
      state,
      { payload }: PayloadAction<{ chainId: number; hash: string; receipt: Receipt; nowMs: number }>,
    ) {
      const record = state[payload.chainId]?.[payload.hash]
      if (!record) return
      record.receipt = payload.receipt
      record.confirmedTime = payload.nowMs
    },
    /** Forgets an account's transactions on a chain, or everybody's there where `from` is null. */
    transactionsCleared(state, { payload }: PayloadAction<{ chainId: number; from: string | null }>) {
      const ofChain = state[payload.chainId] ?? {}
      for (const { hash, from } of Object.values(ofChain)) {
        if (payload.from === null || from === payload.from) delete ofChain[hash]
      }
    },
  },
})

export const transactionsReducer = slice.reducer
export const { transactionSent, receiptMissed, transactionIncluded, transactionsCleared } = slice.actions

export interface WithTransactions {
  transactions: TransactionsState
}

const NONE: Record<string, TransactionRecord> = {}

/** Answers the transactions of one chain by hash. */
export const selectTransactionsOf =
  (chainId: number) =>
  (state: WithTransactions): Record<string, TransactionRecord> =>
    state.transactions[chainId] ?? NONE
