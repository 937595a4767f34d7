import { toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc, RpcCall } from '../node/rpc.ts'

/** Transaction to send: `label` names it in errors, `to` is absent for a deployment. */
export interface Intent {
  label: string
  to?: string
  data: string
  valueRaw?: bigint
  gasLimit: number
}

export interface Receipt {
  status: string
  contractAddress: string | null
  gasUsed: string
}

const GWEI = 1_000_000_000n
const MAX_FEE_RAW = 100n * GWEI
const TIP_RAW = GWEI
const BLOCK_GAS = 30_000_000

/** Returns the request that sends a transaction. The chain has the keys and signs: that takes a fraction of the time. */
export const sendRequest = (from: HDNodeWallet, nonce: number, { to, data, valueRaw, gasLimit }: Intent): RpcCall => [
  'eth_sendTransaction',
  {
    ...{ from: from.address, ...(to !== undefined && { to }), data, value: toQuantity(valueRaw ?? 0n) },
    ...{ nonce: toQuantity(nonce), gas: toQuantity(gasLimit) },
    ...{ maxFeePerGas: toQuantity(MAX_FEE_RAW), maxPriorityFeePerGas: toQuantity(TIP_RAW) },
  },
]

/** Transactions of one account, in this order. */
export interface Batch {
  from: HDNodeWallet
  intents: readonly Intent[]
}

interface PendingIntent {
  from: HDNodeWallet
  nonce: number
  intent: Intent
}

/**
 * Splits transactions, in their order, into groups whose gas limits fit one block. Anvil drops a transaction that would
 * wait for a second block.
 */
function blocksOf(pending: readonly PendingIntent[]): PendingIntent[][] {
  const blocks: PendingIntent[][] = []
  let freeGas = 0
  for (const sending of pending) {
    if (sending.intent.gasLimit > freeGas) {
      blocks.push([])
      freeGas = BLOCK_GAS
    }
    blocks.at(-1)?.push(sending)
    freeGas -= sending.intent.gasLimit
  }
  return blocks
}

async function pendingOf(rpc: Rpc, { from, intents }: Batch): Promise<PendingIntent[]> {
  const nonce = Number(await rpc.request<string>('eth_getTransactionCount', from.address, 'latest'))
  return intents.map((intent, at) => ({ from, nonce: nonce + at, intent }))
}

/**
 * Sends the transactions of several accounts and mines them, on a chain without automatic mining. The order of each
 * account is preserved; within a block the chain orders the accounts. Few full blocks are mined instead of many. The
 * time rises by at least a second per block, and would otherwise run ahead of the clock. Throws if a transaction fails.
 */
export async function sendTogether(rpc: Rpc, batches: readonly Batch[]): Promise<Receipt[]> {
  const pending = (await Promise.all(batches.map((batch) => pendingOf(rpc, batch)))).flat()
  const receipts: Receipt[] = []
  for (const block of blocksOf(pending)) {
    const hashes = await rpc.requestAll<string>(
      block.map(({ from, nonce, intent }) => sendRequest(from, nonce, intent)),
    )
    await rpc.request('evm_mine')
    receipts.push(
      ...(await rpc.requestAll<Receipt>(hashes.map((hash) => ['eth_getTransactionReceipt', hash] as const))),
    )
  }
  const failed = receipts.findIndex((receipt) => receipt?.status !== '0x1')
  if (failed >= 0) throw new Error(`The transaction "${pending[failed]?.intent.label}" failed.`)
  return receipts
}

/** Sends and mines the transactions of one account, like sendTogether. */
export const sendAndMine = (rpc: Rpc, from: HDNodeWallet, intents: readonly Intent[]): Promise<Receipt[]> =>
  sendTogether(rpc, [{ from, intents }])

/** Sends transactions of one account without waiting for their block. */
export async function sendPending(rpc: Rpc, { from, intents }: Batch): Promise<void> {
  const first = Number(await rpc.request<string>('eth_getTransactionCount', from.address, 'pending'))
  for (const [at, intent] of intents.entries()) {
    await rpc.request(...sendRequest(from, first + at, intent))
  }
}

/** Returns whether a transaction of one of the accounts is in no block yet. */
export async function hasPending(rpc: Rpc, accounts: readonly HDNodeWallet[]): Promise<boolean> {
  const counts = await rpc.requestAll<string>(
    accounts.flatMap(({ address }) => [
      ['eth_getTransactionCount', address, 'latest'] as const,
      ['eth_getTransactionCount', address, 'pending'] as const,
    ]),
  )
  return accounts.some((_, at) => counts[2 * at] !== counts[2 * at + 1])
}
