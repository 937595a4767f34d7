import type { Intent } from '../../../chain/send/intent'
import { amountValue } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import type { Movements, Summary } from '../../transactions'
import type { WrapKind } from '../swap.rules'

/** What the user agrees to: an amount of the native coin or of its wrapped form, in base units. */
export interface AgreedWrap {
  kind: NonNullable<WrapKind>
  amountRaw: bigint
}

const SENTENCES = {
  wrap: 'Wrap %amount% %native% to W%native%',
  unwrap: 'Unwrap %amount% W%native% to %native%',
} as const

/** Returns the request in one sentence (trading 7.4). */
export function wrapSummary({ kind, amountRaw }: AgreedWrap): Summary {
  const { symbol, decimals } = deployment.nativeCurrency
  return { sentence: SENTENCES[kind], values: { amount: amountValue(amountRaw, decimals), native: symbol } }
}

/** Returns what a wrap moves: one coin is always one wrapped coin, so the coin's amount states both. */
export function wrapMovements({ kind }: AgreedWrap): Movements {
  const { symbol, decimals } = deployment.nativeCurrency
  const direction = kind === 'wrap' ? 'out' : 'in'
  return { kind, movements: [{ asset: { tokenAddress: null, symbol, decimals }, direction }] }
}

/** Creates the write (trading 7.1). */
export async function wrapIntent({ kind, amountRaw }: AgreedWrap): Promise<Intent> {
  const { deposit, withdraw } = await import('../../../chain/contracts/wrappedNative/writes')
  return kind === 'wrap' ? deposit(amountRaw) : withdraw(amountRaw)
}
