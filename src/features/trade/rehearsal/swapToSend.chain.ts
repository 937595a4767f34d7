import { type Premise, requireAgreedPremises } from '../../../chain/rpc/confirmWrite'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import type { Measured } from '../../../chain/contracts/swapLens/reads'
import type { Quote } from '../quote.rules'
import type { Consents, ReviewReason } from '../trade.rules'
import { PriceMovedError, quotePremises } from './premises.chain'
import { rehearseSwap, type RehearsalTerms } from './rehearsal.chain'

/** A swap that was rehearsed just before and may be sent to the wallet. */
export interface SwapToSend {
  intent: Intent
  gasLimit: bigint
  /** The reserves on which the swap depends. */
  premises: readonly Premise[]
  /** Null when no node could measure. */
  measured: Measured | null
}

/** Why a swap needs another review: its price has changed, or the rehearsal had a finding without the user's consent. */
export interface Detour {
  revised: Quote | null
  reason: ReviewReason | null
}

interface ToCarryOut {
  quote: Quote
  consents: Consents
  /** True after the user confirmed the swap in the review. */
  isReviewed: boolean
}

/**
 * Rehearses an agreed swap again and returns what to send, or why it needs a review first. Without a review, no swap is
 * sent that a token taxes, that could not be swapped back, or that no node could measure. Throws the reason of a
 * refusal.
 */
export async function swapToSend(
  nodes: Nodes,
  { quote, consents, isReviewed }: ToCarryOut,
  terms: RehearsalTerms,
): Promise<SwapToSend | Detour> {
  const { chosen, refusal, revised, measured, findings } = await rehearseSwap(nodes, quote, terms)
  if (revised) return { revised, reason: null }
  const premises = quotePremises(quote, terms.slippageBps)
  if (!chosen) {
    await requireAgreedPremises(nodes, premises)
    throw refusal ?? new Error('Missing dependencies')
  }
  if (!isReviewed && (!measured || findings.length > 0)) return { revised: null, reason: 'rehearsed' }
  const isTrapped = findings.some(({ kind }) => kind === 'trapped')
  if (isTrapped && !consents.isTrapAccepted) return { revised: null, reason: null }
  return { ...chosen, measured, premises }
}

/** Returns the new quote if confirmed reserves with another price stopped a write; null for other errors. */
export const revisedBy = (error: unknown): Quote | null => (error instanceof PriceMovedError ? error.revised : null)
