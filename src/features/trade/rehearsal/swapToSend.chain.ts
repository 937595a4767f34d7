import { type Premise, requireAgreedPremises } from '../../../chain/rpc/confirmWrite'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import type { Measured } from '../../../chain/send/measure'
import type { Quote } from '../quote.rules'
import type { Consents, ReviewReason } from '../trade.rules'
import { PriceMovedError, quotePremises } from './premises.chain'
import { rehearseSwap, type RehearsalTerms } from './rehearsal.chain'

/** A swap that was rehearsed a moment ago and may be handed to the wallet. */
export interface SwapToSend {
  intent: Intent
  gasLimit: bigint
  /** The reserves it rests on. */
  premises: readonly Premise[]
  /** Null where no node could count. */
  measured: Measured | null
}

/** Why a swap has to be reviewed again: its price has changed, or the rehearsal found what was not agreed to. */
export interface Detour {
  revised: Quote | null
  reason: ReviewReason | null
}

interface ToCarryOut {
  quote: Quote
  consents: Consents
  /** True once it was confirmed in the review. */
  isReviewed: boolean
}

/**
 * Rehearses an agreed swap once more and returns what to send, or why it has to be reviewed first. Without a review
 * nothing is sent that a token taxes or could trap, or that no node could measure. Throws what refuses the swap.
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

/** Returns the new quote where a write was stopped because the confirmed reserves give another price; null otherwise. */
export const revisedBy = (error: unknown): Quote | null => (error instanceof PriceMovedError ? error.revised : null)
