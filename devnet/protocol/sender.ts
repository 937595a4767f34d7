import type { HDNodeWallet } from 'ethers'
import { CHAIN_ID } from '../node/chain.ts'
import type { Rpc } from '../node/rpc.ts'

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

/** Returns a signed raw transaction. */
export const signIntent = (
  from: HDNodeWallet,
  nonce: number,
  { to, data, valueRaw, gasLimit }: Intent,
): Promise<string> =>
  from.signTransaction({
    ...{ type: 2, chainId: CHAIN_ID, nonce, to: to ?? null, data, gasLimit },
    ...{ value: valueRaw ?? 0n, maxFeePerGas: MAX_FEE_RAW, maxPriorityFeePerGas: TIP_RAW },
  })

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
    const signed = await Promise.all(block.map(({ from, nonce, intent }) => signIntent(from, nonce, intent)))
    const hashes = await rpc.requestAll<string>(signed.map((raw) => ['eth_sendRawTransaction', raw] as const))
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
    await rpc.request('eth_sendRawTransaction', await signIntent(from, first + at, intent))
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
