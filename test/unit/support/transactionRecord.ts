import { toAddress } from '../../../src/core/address.ts'
import type { Receipt, TransactionRecord } from '../../../src/features/transactions/transactions.slice.ts'

export const HASH = `0x${'ab'.repeat(32)}`
export const SENDER = toAddress(`0x${'1'.repeat(40)}`)

/** Returns the record of a transaction sent at 1000 ms on chain 56, with these fields changed. */
export const recordOf = (given: Partial<TransactionRecord> = {}): TransactionRecord => ({
  chainId: 56,
  hash: HASH,
  from: SENDER,
  summary: { sentence: 'Approve %symbol%', values: { symbol: 'CAKE' } },
  addedTime: 1_000,
  ...given,
})

/** Returns the receipt of a successful transaction, with these fields changed. */
export const receiptOf = (given: Partial<Receipt> = {}): Receipt => ({
  blockHash: `0x${'cd'.repeat(32)}`,
  blockNumber: 101,
  contractAddress: null,
  from: SENDER,
  status: 1,
  to: toAddress(`0x${'2'.repeat(40)}`),
  transactionHash: HASH,
  transactionIndex: 0,
  ...given,
})

/** Returns a receipt in the format of nodes. */
export const rawReceipt = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...receiptOf(),
  blockNumber: '0x65',
  transactionIndex: '0x0',
  status: '0x1',
  ...given,
})

/** Returns a transaction in the format of nodes, with nonce 7 and these fields changed. */
export const rawTransaction = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ hash: HASH, from: SENDER, to: toAddress(`0x${'2'.repeat(40)}`), nonce: '0x7', input: '0xab', value: '0x5' },
  ...{ gas: '0x5208', gasPrice: '0x64' },
  ...given,
})
