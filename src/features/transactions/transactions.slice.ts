import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SentRequest } from '../../chain/send/replacement'
import type { SignedRequest } from '../../chain/send/sendIntent'
import type { Address } from '../../core/address'
import type { TranslationValues } from '../../i18n'
import type { AppState } from '../../state/appState'

/** A translatable sentence about a transaction. */
export interface Summary {
  sentence: string
  values: TranslationValues
  /** Messages at its end instead of the general ones, with the same values unless it has its own (yield 8). */
  outcome?: { done: OutcomeMessage; failed: OutcomeMessage; values?: TranslationValues }
}

export interface OutcomeMessage {
  title: string
  body: string
}

export interface Receipt {
  blockHash: string
  blockNumber: number
  contractAddress: Address | null
  /** Null when the node did not return it. */
  from: Address | null
  /** 1 for success, 0 for failure; absent on chains without it. */
  status?: number
  to: Address | null
  transactionHash: string
  transactionIndex: number
  /** Amounts of a swap in the logs of this receipt; absent when the logs were not read for it. */
  moved?: SwapAmounts
  /** Amount of each movement in the logs, in base units; null for one that the logs do not show. */
  amounts?: (string | null)[]
}

/** Amounts in the logs of a receipt, in base units; null when the logs do not show it. */
export interface SwapAmounts {
  paidRaw: string | null
  receivedRaw: string | null
}

/** Fields that may differ between the request passed to a wallet and the transaction it sent. */
export type Alteration = 'from' | 'to' | 'data' | 'value' | 'chain'

/** End of a transaction that got no receipt of its own. */
export interface Ending {
  /** The same call was included at another price; another call used its nonce; the network dropped it. */
  kind: 'replaced' | 'cancelled' | 'dropped'
  /** Hash of the transaction that replaced it. */
  by?: string
  blockNumber?: number
  blockHash?: string
}

/** A token or the native coin, as named in a sentence. */
export interface Asset {
  /** Null for the native coin. */
  tokenAddress: Address | null
  symbol: string
  decimals: number
}

/** The assets of a swap, whose amounts are read from the logs of its receipt instead of the quote. */
export interface SwapAssets {
  kind: 'swap'
  paid: Asset
  received: Asset
  recipient: Address
}

/** An asset that leaves the account of the sender or arrives there. */
export interface Movement {
  asset: Asset
  direction: 'out' | 'in'
}

/** What a transaction other than a swap does. */
export type MovingAct =
  | ('add' | 'remove' | 'wrap' | 'unwrap')
  | ('stake' | 'unstake' | 'receive' | 'harvest' | 'compound' | 'claim')

/** The assets that a transaction moves, in the order of its sentence; the receipt's logs give their amounts. */
export interface Movements {
  kind: MovingAct
  movements: Movement[]
}

/** A transaction this browser sent (trading 3 "Transaction record"). Times are in milliseconds since 1970. */
export interface TransactionRecord {
  chainId: number
  hash: string
  from: Address
  summary: Summary
  approval?: { tokenAddress: Address; spender: Address }
  /** What the receipt's logs are read for. Its name is that of stored records; another would lose them. */
  arrival?: SwapAssets | Movements
  /** The request that this app passed to the wallet; absent from records of earlier versions. */
  signed?: SignedRequest
  addedTime: number
  receipt?: Receipt
  confirmedTime?: number
  lastCheckedBlockNumber?: number
  /** Time of the nodes' last result. */
  checkedTime?: number
  /** The account's nonce for it, read from a node together with `request`. */
  nonce?: number
  request?: SentRequest
  /** Nonce and request are proven by the hash or by a second node. */
  isProven?: boolean
  /** Fields in which the sent transaction differs from the request. */
  altered?: Alteration[]
  isAlterationSeen?: boolean
  ending?: Ending
  /** The newest head at which the nonce was still unused. */
  openAtBlock?: number
  /** The first head and time since which no node has it, and the number of nodes in the last result. */
  missing?: { atBlock: number; sinceMs: number; nodeCount: number }
  /** Its block is no longer part of the chain. */
  isReorganised?: boolean
  /** The transaction whose nonce it should use. */
  replaces?: { hash: string; kind: 'speedUp' | 'cancel'; nonce: number }
  /** Cleared by its sender; still stored, so that another tab does not restore it. */
  isCleared?: boolean
  /** Counts the state changes that have to be reported. */
  revision?: number
  /** The revision that was reported last. Its name is that of stored records; another would report them again. */
  toldRevision?: number
  /** The tab that sent it, which reports it. */
  tab?: string
}

export type TransactionsState = Record<number, Record<string, TransactionRecord>>

/** Lists show nothing older than a day; two days allow for clock differences and suspended tabs. */
const RETENTION_MS = 48 * 60 * 60 * 1_000

const initialState: TransactionsState = {}

const cleared = ({ chainId, hash, from, addedTime }: TransactionRecord): TransactionRecord => ({
  ...{ chainId, hash, from, addedTime },
  summary: { sentence: '', values: {} },
  isCleared: true,
})

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionSent(state, { payload }: PayloadAction<TransactionRecord>) {
      const ofChain = (state[payload.chainId] ??= {})
      if (ofChain[payload.hash]) throw new Error('Attempted to add existing transaction.')
      for (const { hash, addedTime } of Object.values(ofChain)) {
        if (payload.addedTime - addedTime > RETENTION_MS) delete ofChain[hash]
      }
      ofChain[payload.hash] = payload
    },
    /** Stores a transaction's new state, unless it was cleared meanwhile. */
    transactionFollowed(state, { payload }: PayloadAction<TransactionRecord>) {
      const ofChain = state[payload.chainId]
      const record = ofChain?.[payload.hash]
      if (ofChain && record && !record.isCleared) ofChain[payload.hash] = payload
    },
    /** Clears one transaction, or an account's on a chain, or all of the chain when `from` is null. */
    transactionsCleared(state, { payload }: PayloadAction<{ chainId: number; from: Address | null; hash?: string }>) {
      const ofChain = state[payload.chainId] ?? {}
      for (const record of Object.values(ofChain)) {
        const isSelected = payload.hash === undefined || record.hash === payload.hash
        if (isSelected && (payload.from === null || record.from === payload.from))
          ofChain[record.hash] = cleared(record)
      }
    },
  },
})

export const transactionsReducer = slice.reducer
export const { transactionSent, transactionFollowed, transactionsCleared } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    transactions: TransactionsState
  }
}

export type WithTransactions = Pick<AppState, 'transactions'>

const NONE: Record<string, TransactionRecord> = {}

/** Returns the transactions of one chain by hash. */
export const selectTransactionsOf =
  (chainId: number) =>
  (state: WithTransactions): Record<string, TransactionRecord> =>
    state.transactions[chainId] ?? NONE
