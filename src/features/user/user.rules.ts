import { LIMITS } from '../../core/limits'
import { type Address, isAddressText, sameAddress } from '../../core/address'

/** trading 9 */
export const DEFAULT_SLIPPAGE_BPS = 50
export const SLIPPAGE_PRESETS_BPS = [10, 50, 100] as const
export const DEFAULT_DEADLINE_SECONDS = 1_200

/** trading 5: a typed slippage is accepted only below 50 %. */
const SLIPPAGE_LIMIT_BPS = 5_000
const SLIPPAGE_LOW_BPS = 50
const SLIPPAGE_HIGH_BPS = 500
const SLIPPAGE_MAX_STORED_BPS = 10_000

/** Checks that a value is storable as slippage: whole basis points from 0 to 10000 (trading 5). */
export function isSlippage(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= SLIPPAGE_MAX_STORED_BPS
}

/** Checks that a value is storable as deadline: whole seconds above 0 (trading 5). */
export function isDeadline(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Parses a typed percentage into basis points; null when it is invalid or not below 50 % (trading 5). */
export function parseSlippage(text: string): number | null {
  if (!/^(?:\d{1,2}(?:\.\d{0,2})?|\.\d{1,2})$/.test(text)) return null
  const [units = '', fraction = ''] = text.split('.')
  const bps = Number(units) * 100 + Number(fraction.padEnd(2, '0'))
  return bps < SLIPPAGE_LIMIT_BPS ? bps : null
}

/** Returns the warning for a valid but risky slippage, or null (trading 5). */
export function slippageWarning(slippageBps: number): string | null {
  if (slippageBps < SLIPPAGE_LOW_BPS) return LIMITS.lowSlippage
  if (slippageBps > SLIPPAGE_HIGH_BPS) return LIMITS.highSlippage
  return null
}

/** Parses typed whole minutes into seconds; null when invalid or not above 0 (trading 5). */
export function parseDeadlineMinutes(text: string): number | null {
  if (!/^\d{1,6}$/.test(text)) return null
  const seconds = Number(text) * 60
  return seconds > 0 ? seconds : null
}

/** Formats basis points as a percentage without its sign, for example 50 as "0.5". */
export const slippageInPercent = (slippageBps: number): string => String(slippageBps / 100)

/** Maximum number of stored recipients; each typed address is compared with all of them. */
const MAX_RECIPIENTS = 20

/** Adds an address to the front of the recent recipients, each once ignoring case, and drops the oldest. */
export const withRecipient = (recipients: readonly Address[], address: Address): Address[] =>
  [address, ...recipients.filter((known) => !sameAddress(known, address))].slice(0, MAX_RECIPIENTS)

/** Parses the addresses from stored data of any shape, in their order and each once. */
export function readRecipients(stored: unknown): Address[] {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  return entries
    .filter((entry) => typeof entry === 'string' && isAddressText(entry))
    .reduceRight<Address[]>((accepted, address) => withRecipient(accepted, address), [])
}

/** Checks that a value is storable as the user's own node: a web URL. */
export const isNodeUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
