import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SentRequest } from '../../chain/send/replacement'
import type { SignedRequest } from '../../chain/send/sendIntent'
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
  /** What a swap moved by the logs of this receipt; absent where nothing was asked of them. */
  moved?: Moved
}

/** Amounts that the logs of a receipt show, in base units; null where they do not show it. */
export interface Moved {
  paidRaw: string | null
  receivedRaw: string | null
}

/** What may differ between the request handed to a wallet and the transaction it sent. */
export type Alteration = 'from' | 'to' | 'data' | 'value' | 'chain'

/** How a transaction ended that got no receipt of its own. */
export interface Ending {
  /** The same call went through at another price; another call took its number; the network forgot it. */
  kind: 'replaced' | 'cancelled' | 'dropped'
  /** The transaction that took its place. */
  by?: string
  blockNumber?: number
  blockHash?: string
}

/** A token or the native coin, as a sentence names it. */
export interface Asset {
  /** Null for the native coin. */
  tokenAddress: string | null
  symbol: string
  decimals: number
}

/** What a swap trades, so that the amounts can be read from the logs of its receipt instead of being taken from the quote. */
export interface Arrival {
  kind: 'swap'
  paid: Asset
  received: Asset
  recipient: string
}

/** A transaction this browser sent (trading 3 "Transaction record"). Times are in milliseconds since 1970. */
export interface TransactionRecord {
  chainId: number
  hash: string
  from: string
  summary: Summary
  approval?: { tokenAddress: string; spender: string }
  arrival?: Arrival
  /** The request that this app handed to the wallet; absent from records of earlier versions. */
  signed?: SignedRequest
  addedTime: number
  receipt?: Receipt
  confirmedTime?: number
  lastCheckedBlockNumber?: number
  /** When the nodes last said how it stands. */
  checkedTime?: number
  /** The account's own number for it, learned from a node together with `request`. */
  nonce?: number
  request?: SentRequest
  /** Nonce and request are proven by the hash or by a second node. */
  isProven?: boolean
  /** What the wallet sent otherwise than it was asked to. */
  altered?: Alteration[]
  isAlterationSeen?: boolean
  ending?: Ending
  /** The newest head at which the number was still free. */
  openAtBlock?: number
  /** The first head and time since which no node has it, and how many nodes said so last. */
  missing?: { atBlock: number; sinceMs: number; nodeCount: number }
  /** The block it was in is gone. */
  isReorganised?: boolean
  /** The transaction whose number it should take. */
  replaces?: { hash: string; kind: 'speedUp' | 'cancel'; nonce: number }
  /** Forgotten by its sender; kept so that another tab does not bring it back. */
  isCleared?: boolean
  /** Counts what is news to its sender. */
  revision?: number
  toldRevision?: number
  /** The tab that sent it, which tells of it. */
  tab?: string
}

export type TransactionsState = Record<number, Record<string, TransactionRecord>>

/** No list shows what is older than a day; two days leave room for clocks and tabs that slept. */
const KEPT_MS = 48 * 60 * 60 * 1_000

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
        if (payload.addedTime - addedTime > KEPT_MS) delete ofChain[hash]
      }
      ofChain[payload.hash] = payload
    },
    /** Takes what was learned of a transaction; of one that was cleared meanwhile nothing is kept. */
    transactionFollowed(state, { payload }: PayloadAction<TransactionRecord>) {
      const ofChain = state[payload.chainId]
      const record = ofChain?.[payload.hash]
      if (ofChain && record && !record.isCleared) ofChain[payload.hash] = payload
    },
    /** Forgets one transaction, or an account's on a chain, or everybody's there where `from` is null. */
    transactionsCleared(state, { payload }: PayloadAction<{ chainId: number; from: string | null; hash?: string }>) {
      const ofChain = state[payload.chainId] ?? {}
      for (const record of Object.values(ofChain)) {
        const isMeant = payload.hash === undefined || record.hash === payload.hash
        if (isMeant && (payload.from === null || record.from === payload.from)) ofChain[record.hash] = cleared(record)
      }
    },
  },
})

export const transactionsReducer = slice.reducer
export const { transactionSent, transactionFollowed, transactionsCleared } = slice.actions

export interface WithTransactions {
  transactions: TransactionsState
}

const NONE: Record<string, TransactionRecord> = {}

/** Answers the transactions of one chain by hash. */
export const selectTransactionsOf =
  (chainId: number) =>
  (state: WithTransactions): Record<string, TransactionRecord> =>
    state.transactions[chainId] ?? NONE
