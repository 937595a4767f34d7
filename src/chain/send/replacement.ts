import { RpcError, type Nodes } from '../rpc/nodes'
import { RevertError } from './rehearse'
import { revertReason } from './revertReason'
import { askToSend, type Signer } from './sendIntent'

/** What was signed, as a node knows it; amounts are decimal text in wei. */
export interface SentRequest {
  to: string | null
  data: string
  valueRaw: string
  gasLimit: string
  /** The most a unit of gas may cost: the gas price, or the fee cap where there is a base fee. */
  maxFeeRaw: string
  /** The tip of a transaction with a fee cap. */
  priorityFeeRaw?: string
}

/** A transaction that waits, with the account's number for it. */
export interface Waiting extends SentRequest {
  nonce: number
}

export type Fees = { gasPrice: string } | { maxFeePerGas: string; maxPriorityFeePerGas: string }

/** What a plain transfer of the native coin costs on every chain. */
const TRANSFER_GAS = 21_000n

const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** Nodes want a tenth more, some an eighth; one that offered nothing has to offer something. */
const raised = (feeRaw: bigint): bigint => (feeRaw * 9n) / 8n + 1n

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Answers what to offer so that every node takes it in the place of the first: an eighth more, and what gas costs now. */
export function raisedFees({ maxFeeRaw, priorityFeeRaw }: Waiting, gasPriceRaw: bigint): Fees {
  const feeRaw = larger(raised(BigInt(maxFeeRaw)), gasPriceRaw)
  if (priorityFeeRaw === undefined) return { gasPrice: hex(feeRaw) }
  const tipRaw = raised(BigInt(priorityFeeRaw))
  return { maxFeePerGas: hex(larger(feeRaw, tipRaw)), maxPriorityFeePerGas: hex(tipRaw) }
}

/**
 * Asks the wallet to send a waiting transaction once more at a higher price, or with its number nothing to oneself, and
 * answers the hash. What is sent again is rehearsed first. Throws as sendIntent does.
 */
export async function replaceTransaction(
  nodes: Nodes,
  signer: Signer,
  waiting: Waiting,
  kind: 'speedUp' | 'cancel',
): Promise<string> {
  const { account } = signer
  const { to, data, valueRaw, gasLimit, nonce } = waiting
  const call =
    kind === 'speedUp'
      ? { from: account, ...(to !== null && { to }), data, value: hex(BigInt(valueRaw)) }
      : { from: account, to: account, data: '0x', value: '0x0' }
  try {
    await nodes.request('eth_call', [call, 'latest'])
  } catch (error) {
    if (error instanceof RpcError) throw new RevertError(revertReason(error))
    throw error
  }
  const gasPriceRaw = BigInt(String(await nodes.request('eth_gasPrice', [])))
  const gas = hex(kind === 'speedUp' ? BigInt(gasLimit) : TRANSFER_GAS)
  return askToSend(signer, { ...call, gas, nonce: hex(nonce), ...raisedFees(waiting, gasPriceRaw) })
}
