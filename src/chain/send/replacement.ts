import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { formatAmountExact } from '../../core/amount'
import { RpcError, type Nodes } from '../rpc/nodes'
import { type GasPrice, readGasPrice } from './gasPrice'
import { requireNativeBalance } from './nativeBalance'
import { RefusedError } from './refusal'
import { RevertError } from './rehearse'
import { revertReason } from './revertReason'
import { sendThroughWallet, type SentTransaction, type Signer } from './sendIntent'

/** A signed request as nodes return it; amounts are decimal text in wei. */
export interface SentRequest {
  to: Address | null
  data: string
  valueRaw: string
  gasLimit: string
  /** The maximum price of a unit of gas: the gas price, or the fee cap with a base fee. */
  maxFeeRaw: string
  /** The tip of a transaction with a fee cap. */
  priorityFeeRaw?: string
}

/** A pending transaction with its nonce. */
export interface Waiting extends SentRequest {
  nonce: number
}

export type Fees = { gasPrice: string } | { maxFeePerGas: string; maxPriorityFeePerGas: string }

export type ReplacementKind = 'speedUp' | 'cancel'

/** Bounds for the price of a unit of gas in a replacement, in wei: nodes reject lower ones, the app refuses higher ones. */
export interface FeeBounds {
  leastRaw: bigint
  suggestedRaw: bigint
  mostRaw: bigint
}

/** The gas of a plain transfer of the native coin on every chain. */
const TRANSFER_GAS = 21_000n
/** A raised fee is at most 3 times the original fee, or 1.5 times a confirmed gas price (trading 4.9.7). */
const MOST_RAISE = 3n
const GWEI_DECIMALS = 9

const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** Nodes require a tenth more, some an eighth; the added unit raises a fee of zero too. */
const raised = (feeRaw: bigint): bigint => (feeRaw * 9n) / 8n + 1n

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Returns the bounds of the fee for a replacement. The gas price raises the upper bound only if two nodes returned it,
 * so that a single one cannot make the user pay more than three times the first fee.
 */
export function feeBounds({ maxFeeRaw, priorityFeeRaw = '0' }: Waiting, { priceRaw, nodeCount }: GasPrice): FeeBounds {
  const firstRaw = BigInt(maxFeeRaw)
  const leastRaw = larger(raised(firstRaw), raised(BigInt(priorityFeeRaw)))
  const byPriceRaw = nodeCount > 1 ? (priceRaw * 3n) / 2n : 0n
  const mostRaw = larger(leastRaw, larger(firstRaw * MOST_RAISE, byPriceRaw))
  return { leastRaw, suggestedRaw: smaller(larger(leastRaw, priceRaw), mostRaw), mostRaw }
}

/** Returns the fee fields of a replacement at a fee within its bounds. */
export function feesAt({ priorityFeeRaw }: Waiting, feeRaw: bigint): Fees {
  if (priorityFeeRaw === undefined) return { gasPrice: hex(feeRaw) }
  return { maxFeePerGas: hex(feeRaw), maxPriorityFeePerGas: hex(smaller(raised(BigInt(priorityFeeRaw)), feeRaw)) }
}

/** Returns the gas limit of a replacement: that of the first transaction, or that of a plain transfer. */
export const replacementGas = ({ gasLimit }: Waiting, kind: ReplacementKind): bigint =>
  kind === 'speedUp' ? BigInt(gasLimit) : TRANSFER_GAS

/** Reads the gas price and returns the bounds of the fee for a replacement. */
export async function readFeeBounds(nodes: Nodes, waiting: Waiting): Promise<FeeBounds> {
  return feeBounds(waiting, await readGasPrice(nodes))
}

/** Throws if any node has the nonce in a block already: the replacement would be a second transaction. */
async function requireFreeNonce(nodes: Nodes, account: Address, nonce: number): Promise<void> {
  const params = [account, 'latest']
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, 2)
  const responses = await Promise.allSettled(witnesses.map((node) => node.request('eth_getTransactionCount', params)))
  const values = responses.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (values.length === 0) values.push(await nodes.request('eth_getTransactionCount', params))
  if (values.some((next) => !(Number(next) <= nonce))) throw new RefusedError('nonceUsedUp', { nonce: String(nonce) })
}

function requireFeeWithin(feeRaw: bigint, { leastRaw, mostRaw }: FeeBounds): void {
  if (feeRaw >= leastRaw && feeRaw <= mostRaw) return
  const [least, most] = [leastRaw, mostRaw].map((raw) => formatAmountExact(raw, GWEI_DECIMALS)) as [string, string]
  throw new RefusedError('feeOutOfBounds', { least, most })
}

/**
 * Requests the wallet to send a pending transaction again at a higher fee, or to cancel it with an empty transaction of
 * the same nonce. Rehearses it first and checks the nonce, the fee's bounds and the balance. Throws the errors of
 * sendIntent, and RefusedError.
 */
export async function replaceTransaction(
  nodes: Nodes,
  signer: Signer,
  waiting: Waiting,
  { kind, feeRaw }: { kind: ReplacementKind; feeRaw: bigint },
): Promise<SentTransaction> {
  const { account } = signer
  const { to, data, valueRaw, nonce } = waiting
  if (to === null) throw new RefusedError('unprovenRequest')
  const call =
    kind === 'speedUp'
      ? { from: account, to, data, value: hex(BigInt(valueRaw)) }
      : { from: account, to: account, data: '0x', value: '0x0' }
  requireFeeWithin(feeRaw, await readFeeBounds(nodes, waiting))
  await requireFreeNonce(nodes, account, nonce)
  try {
    await nodes.request('eth_call', [call, 'latest'])
  } catch (error) {
    if (error instanceof RpcError) throw new RevertError(revertReason(error))
    throw error
  }
  const gasLimit = replacementGas(waiting, kind)
  await requireNativeBalance(nodes, { account, valueRaw: BigInt(call.value), gasLimit, gasPriceRaw: feeRaw })
  const hash = await sendThroughWallet(signer, {
    ...call,
    gas: hex(gasLimit),
    nonce: hex(nonce),
    ...feesAt(waiting, feeRaw),
  })
  const { chainId } = deployment
  const request = { ...{ chainId, to: call.to, data: call.data }, valueRaw: BigInt(call.value).toString() }
  return { hash, request: { ...request, gasLimit: gasLimit.toString() } }
}
