import { formatUnits, Interface } from 'ethers'
import { rpc } from './chain.ts'
import { poolOf } from './liquidity.ts'

/** The signed content of a swap, read from the transaction, and the values that a test computes for comparison. */

type Sent = Record<'from' | 'to' | 'input' | 'value' | 'gas' | 'blockNumber', string>

const sentOf = (hash: string): Promise<Sent> => rpc<Sent>('eth_getTransactionByHash', [hash])

/** Returns the gas limit of an included transaction, and the chain's estimate for it on the state before its block. */
export async function gasOf(hash: string): Promise<{ limit: bigint; estimate: bigint }> {
  const { from, to, input, value, gas, blockNumber } = await sentOf(hash)
  const before = `0x${(BigInt(blockNumber) - 1n).toString(16)}`
  const estimate = await rpc('eth_estimateGas', [{ from, to, data: input, value }, before])
  return { limit: BigInt(gas), estimate: BigInt(estimate) }
}

const swapCalls = new Interface([
  'function swapExactETHForTokens(uint256 least, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256 least, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[], address, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256 least, address[], address, uint256)',
])

/** Returns the minimum output that a signed swap of an exact input accepts. */
export async function minimumOf(hash: string): Promise<bigint> {
  return swapCalls.parseTransaction({ data: (await sentOf(hash)).input })?.args.getValue('least') as bigint
}

/** Returns the minimum output of a quote at the default slippage tolerance, 50 basis points (trading 9). */
export const minimumAtDefault = (quotedRaw: bigint): bigint => (quotedRaw * 10_000n) / 10_050n

/** Returns an amount cut to a number of significant digits; whole digits are never cut. */
export function truncated(raw: bigint, decimals: number, digits: number): string {
  const surplus = Math.min(Math.max(0, raw.toString().length - digits), decimals)
  return formatUnits(raw - (raw % 10n ** BigInt(surplus)), decimals).replace(/\.0$/, '')
}

/** Formats an amount as the page shows it: cut to 6 significant digits, with thousands separators. */
export function shownAmount(raw: bigint, decimals: number): string {
  const [whole = '', part] = truncated(raw, decimals, 6).split('.')
  return [BigInt(whole).toLocaleString('en-US'), part].filter((piece) => piece !== undefined).join('.')
}

/** Formats base units of an 18-decimal dollar token: 2 decimals, up to 4 significant digits below a dollar. */
export function dollarsText(worthRaw: bigint): string {
  const [whole = '', part = ''] = truncated(worthRaw, 18, worthRaw < 10n ** 18n ? 4 : 40).split('.')
  const cents = worthRaw < 10n ** 18n ? part.padEnd(2, '0') : part.slice(0, 2).padEnd(2, '0')
  return `$${BigInt(whole).toLocaleString('en-US')}.${cents}`
}

/** Returns the loss of buying TAXED and selling the received amount at once, rounded to a hundredth of a percent. */
export async function taxedLossText(paidRaw: bigint, quotedRaw: bigint, arrivesRaw: bigint): Promise<string> {
  const before = await poolOf('WBNB', 'TAXED')
  const [bnbRaw, taxedRaw] = [before.firstRaw + paidRaw, before.secondRaw - quotedRaw]
  const soldRaw = (arrivesRaw - arrivesRaw / 10n) * 9_975n
  const backRaw = (soldRaw * bnbRaw) / (taxedRaw * 10_000n + soldRaw)
  const lossBps = Number(((paidRaw - backRaw) * 10_000n) / paidRaw)
  return `${(lossBps / 100).toFixed(2)}%`
}
