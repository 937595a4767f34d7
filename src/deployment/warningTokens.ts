import facts from '#deployment/warning-tokens.json'
import type { Address } from '../core/address'

/** A token that opens a warning when selected: it takes a fee on each transfer, or it is reported as compromised. */
export interface WarningToken {
  symbol: string
  address: Address
  reason: 'transfer-tax' | 'compromised'
  taxBps?: number
  /** The slippage tolerance that a swap needs to succeed despite the fee. */
  minimumSlippageBps?: number
}

/** Tokens that open a warning when selected. */
export const warningTokens: readonly WarningToken[] = facts
