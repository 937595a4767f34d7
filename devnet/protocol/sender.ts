import type { HDNodeWallet } from 'ethers'
import { CHAIN_ID } from '../node/chain.ts'
import type { Rpc } from '../node/rpc.ts'

/** A transaction to send: `what` names it in an error, `to` is absent for a deployment. */
export interface Intent {
  what: string
  to?: string
  data: string
  valueRaw?: bigint
  gasLimit: number
}

interface Receipt {
  status: string
  contractAddress: string | null
}

const GWEI = 1_000_000_000n
const MAX_FEE_RAW = 100n * GWEI
const TIP_RAW = GWEI
const TRANSACTIONS_A_REQUEST = 40

const inChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/**
 * Sends intents from one account in their order and mines them, on a chain that does not mine by itself. Few full blocks
 * instead of a block each: block times only rise by whole seconds, so many blocks at once would run ahead of the clock.
 * Throws when one of them fails.
 */
export async function sendAndMine(rpc: Rpc, from: HDNodeWallet, intents: readonly Intent[]): Promise<Receipt[]> {
  const minedCount = async () => Number(await rpc.ask<string>('eth_getTransactionCount', from.address, 'latest'))
  const firstNonce = await minedCount()
  const signed = await Promise.all(
    intents.map(({ to, data, valueRaw, gasLimit }, at) =>
      from.signTransaction({
        ...{ type: 2, chainId: CHAIN_ID, nonce: firstNonce + at, to: to ?? null, data, gasLimit },
        ...{ value: valueRaw ?? 0n, maxFeePerGas: MAX_FEE_RAW, maxPriorityFeePerGas: TIP_RAW },
      }),
    ),
  )
  const hashes: string[] = []
  for (const chunk of inChunks(signed, TRANSACTIONS_A_REQUEST)) {
    hashes.push(...(await rpc.askAll<string>(chunk.map((raw) => ['eth_sendRawTransaction', raw] as const))))
  }
  let mined = firstNonce
  while (mined < firstNonce + intents.length) {
    await rpc.ask('evm_mine')
    const now = await minedCount()
    if (now === mined) throw new Error(`The chain does not include "${intents[mined - firstNonce]?.what}".`)
    mined = now
  }
  const receipts = await rpc.askAll<Receipt>(hashes.map((hash) => ['eth_getTransactionReceipt', hash] as const))
  const failed = receipts.findIndex(({ status }) => status !== '0x1')
  if (failed >= 0) throw new Error(`The transaction "${intents[failed]?.what}" failed.`)
  return receipts
}
