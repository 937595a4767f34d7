import type { Measured } from '../../../chain/contracts/swapLens/reads'
import { type Premise, requireAgreedPremises } from '../../../chain/rpc/confirmWrite'
import { nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import { type Address, sameAddress } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import type { UsdPrice } from '../../../market/usdPrice'
import { centsOf } from '../../lists'
import type { Summary, useSendIntent } from '../../transactions'
import type { Quote } from '../quote.rules'
import { swapSummary } from '../swap.messages'
import { isImpactSettled } from '../trade.rules'
import type { Agreed, ReviewRequest } from '../useSwapFlow'
import { quotePremises, revisedQuoteOf, searchBestQuote } from './premises.chain'
import { type RehearsalTerms, rehearseSwap } from './rehearsal.chain'

interface ExecutionContext {
  account: Address
  send: NonNullable<ReturnType<typeof useSendIntent>>
  deadlineSeconds: number
  isExpert: boolean
  /** The price of one input token; null while unknown. */
  price: UsdPrice | null
  /** Shows a note while the wallet request is pending. */
  showNote: (note: Summary) => void
}

const measuredSummary = ({ input, output }: Quote, { paidRaw, receivedRaw }: Measured): Summary => ({
  sentence: 'Simulated just now: you pay %paid% and receive %received%.',
  values: {
    paid: amountValue(paidRaw, input.decimals, input.symbol),
    received: amountValue(receivedRaw, output.decimals, output.symbol),
  },
})

const assetOf = ({ address, symbol, decimals }: Quote['input']) => ({ tokenAddress: address, symbol, decimals })

/** Returns the assets whose amounts are read from the receipt's logs and reported, instead of the quoted ones. */
const swappedAssets = ({ input, output }: Quote, recipient: Address) =>
  ({ kind: 'swap', paid: assetOf(input), received: assetOf(output), recipient }) as const

function valueCents({ input: { traded }, isExactInput, inputRaw, limitRaw }: Quote, price: UsdPrice | null) {
  const isSame = price !== null && sameAddress(price.token.address, traded.address)
  return centsOf(isSame ? price : null, traded, isExactInput ? inputRaw : limitRaw)
}

/** A swap that was rehearsed just before and may be sent to the wallet. */
interface SwapToSend {
  intent: Intent
  gasLimit: bigint
  /** The reserves on which the swap depends. */
  premises: readonly Premise[]
  /** Null when no node could measure. */
  measured: Measured | null
}

/**
 * Rehearses an agreed swap again and returns what to send, or why it needs a review first. Without a review, no swap is
 * sent that a token taxes, that could not be swapped back, or that no node could measure. Throws the reason of a
 * refusal.
 */
async function swapToSend(
  { quote, consents, isReviewed }: Agreed,
  terms: RehearsalTerms,
): Promise<SwapToSend | ReviewRequest> {
  const { chosen, refusal, revised, measured, findings } = await rehearseSwap(nodes, quote, terms)
  if (revised) return { revised, reason: null }
  const premises = quotePremises(quote, terms.slippageBps)
  if (!chosen) {
    await requireAgreedPremises(nodes, premises)
    throw refusal ?? new Error('Missing dependencies')
  }
  if (!isReviewed && (!measured || findings.length > 0)) return { revised: null, reason: 'rehearsed' }
  const isUnsellable = findings.some(({ kind }) => kind === 'unsellable')
  if (isUnsellable && !consents.isUnsellableAccepted) return { revised: null, reason: null }
  return { ...chosen, measured, premises }
}

/**
 * Rehearses an agreed swap and sends it. Returns the hash, or why it needs another review. Throws the reason of a
 * refusal.
 */
export async function executeSwap(agreed: Agreed, context: ExecutionContext): Promise<string | ReviewRequest> {
  const { quote, recipient, consents } = agreed
  const { account, send, deadlineSeconds, isExpert, price, showNote } = context
  // Checked for the agreed quote: the form may have shown another one when the button was pressed.
  if (!isImpactSettled(quote, isExpert, consents)) return { revised: null, reason: null }
  // The tolerance is the one of the shown limit, because another tab may have changed the setting since.
  const { slippageBps } = quote
  const { maxHops } = agreed
  const terms = { account, recipient: recipient ?? account, slippageBps, deadlineSeconds, maxHops }
  const prepared = await swapToSend(agreed, terms)
  if ('revised' in prepared) return prepared
  const { intent, gasLimit, measured, premises } = prepared
  if (measured) showNote(measuredSummary(quote, measured))
  try {
    return await send(intent, {
      ...{ gasLimit, premises, valueCents: valueCents(quote, price) },
      ...{ summary: swapSummary(quote, recipient), arrival: swappedAssets(quote, terms.recipient) },
    })
  } catch (error) {
    const revised = revisedQuoteOf(error)
    if (!revised) throw error
    return { revised: await searchBestQuote(nodes, revised, maxHops), reason: null }
  }
}
