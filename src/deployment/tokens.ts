import facts from '#deployment/tokens.json'
import type { Address } from '../core/address'

/** A token of the reference table. */
export interface TokenEntry {
  symbol: string
  name?: string
  /** Absent for the native coin. */
  address?: Address
  decimals: number
}

/** Contents of tokens.json: tokens by the key that other tables use. */
export type TokensFile = Readonly<Record<string, TokenEntry | undefined>>

/** The reference table of tokens, by key. */
export const tokenEntries: TokensFile = facts
