import { confirmWrite } from '../../../chain/rpc/confirmWrite'
import type { Nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { knownGasPrice } from '../../../chain/send/gasPrice'
import { toTransaction, type Intent } from '../../../chain/send/intent'
import type { Measured } from '../../../chain/contracts/swapLens/reads'
import { measureSwap } from '../../../chain/send/measure'
import { RefusedError } from '../../../chain/send/refusal'
import { RevertError } from '../../../chain/send/rehearse'
import { formatAmountExact } from '../../../core/amount'
import { readReserves } from '../../../market/readReserves'
import type { Quote } from '../quote.rules'
import {
  chooseSwap,
  estimateSwap,
  swapCandidates,
  type ChosenSwap,
  type Estimate,
  type SwapRefusal,
} from '../swap.chain'
import { PriceMovedError, quotePremises, requote, searchAnew } from './premises.chain'
import { findingsOf, isFarBetter, isKnownUntaxed, isOffBy, type Finding } from './rehearsal.rules'

export interface RehearsalTerms {
  account: string
  recipient: string
  slippageBps: number
  deadlineSeconds: number
  /** The largest number of pairs of a new route. */
  maxHops: number
}

/** The result of a swap if it were sent now. Amounts are in the smallest units. */
export interface Rehearsal {
  /** The call to send; null when it is refused or its price has changed. */
  chosen: Pick<ChosenSwap, 'intent' | 'gasLimit'> | null
  /** Why the swap must not be sent; null when it may be. */
  refusal: SwapRefusal | null
  /** The current quote if it differs by more than the slippage tolerance: the user has to accept it first. */
  revised: Quote | null
  /** Null when no node could measure. */
  measured: Measured | null
  findings: readonly Finding[]
  /** Gas times the node's gas price, in wei; null while either is unknown. */
  feeRaw: bigint | null
}

/** Position of the minimum, from the end, in every call for taxed tokens: before path, recipient and deadline. */
const LEAST_FROM_END = 4

/** Returns the call for taxed tokens with a minimum of zero, so that it completes and a token's tax can be measured. */
function undemanding(candidates: readonly Intent[], isExactInput: boolean): Intent | undefined {
  const last = candidates.at(-1)
  if (!last || !isExactInput) return last
  return { ...last, args: last.args.with(-LEAST_FROM_END, 0n) }
}

interface Measuring extends RehearsalTerms {
  /** The block whose reserves the result is compared with. */
  blockNumber: number
}

/** Measures at the block whose reserves were read; if no node has that block, at the newest one. */
async function measure(nodes: Nodes, quote: Quote, candidates: readonly Intent[], terms: Measuring) {
  const intent = undemanding(candidates, quote.isExactInput)
  if (!intent) return null
  const { account, recipient, blockNumber } = terms
  const { input, output } = quote
  const path = triesReturn(quote, account, recipient) ? quote.found.path.map(({ address }) => address) : []
  const request = {
    ...{ intent, account, recipient, path },
    ...{ inputAddress: input.address, outputAddress: output.address },
  }
  return (await measureSwap(nodes, { ...request, blockNumber })) ?? (await measureSwap(nodes, request))
}

/** Only an output received by the account itself can be swapped back. The native coin needs no such check. */
const triesReturn = ({ output }: Quote, account: string, recipient: string): boolean =>
  output.address !== null && recipient === account

function choose(estimates: readonly Estimate[], isUntaxed: boolean) {
  try {
    return { chosen: chooseSwap(estimates, isUntaxed), refusal: null }
  } catch (error) {
    if (error instanceof RevertError || error instanceof RefusedError) return { chosen: null, refusal: error }
    throw error
  }
}

const amountText = (raw: bigint, { decimals, symbol }: Quote['input']) =>
  `${formatAmountExact(raw, decimals)} ${symbol}`

function mismatch({ input, output, isExactInput }: Quote, measured: Measured | null, [worst]: readonly Finding[]) {
  if (measured && worst?.kind === 'tooLittle') {
    const values = {
      received: amountText(measured.receivedRaw, output),
      least: amountText(worst.leastRaw, output),
    }
    return new RefusedError(isExactInput ? 'tooLittle' : 'tooLittleOfWanted', values)
  }
  if (measured && worst?.kind === 'tooMuch') {
    const values = { paid: amountText(measured.paidRaw, input), most: amountText(worst.mostRaw, input) }
    return new RefusedError('tooMuch', values)
  }
  return null
}

function tooGood({ input, output, isExactInput, inputRaw, outputRaw }: Quote, { paidRaw, receivedRaw }: Measured) {
  return isExactInput
    ? new RefusedError('farMore', { received: amountText(receivedRaw, output), quoted: amountText(outputRaw, output) })
    : new RefusedError('farLess', { paid: amountText(paidRaw, input), quoted: amountText(inputRaw, input) })
}

interface Contradiction {
  quote: Quote
  intent: Intent
  measured: Measured
  terms: RehearsalTerms
}

/**
 * Resolves a measurement that the node's reserves do not explain. If a second node confirms other reserves, they revise
 * the quote; otherwise the swap is refused. Throws NodesDisagreeError.
 */
async function resolve(nodes: Nodes, { quote, intent, measured, terms }: Contradiction) {
  const { account, slippageBps, maxHops } = terms
  try {
    await confirmWrite(nodes, toTransaction(intent, account), quotePremises(quote, slippageBps))
  } catch (error) {
    if (error instanceof PriceMovedError)
      return { revised: await searchAnew(nodes, error.revised, maxHops), refusal: null }
    throw error
  }
  return { revised: null, refusal: tooGood(quote, measured) }
}

/**
 * Runs a swap on a node without sending it. Returns the call to send, its amounts, its cost and its warnings (trading
 * 7, 8). A quote that the reserves no longer give within the slippage tolerance is revised, on the currently best
 * route. The swap is refused if less than the minimum is received, more than the maximum is paid, or far better amounts
 * show that the price is wrong. Throws NodesUnreachableError, or NodesDisagreeError when two nodes disagree about the
 * price.
 */
export async function rehearseSwap(nodes: Nodes, quote: Quote, terms: RehearsalTerms): Promise<Rehearsal> {
  const { account, recipient, slippageBps, deadlineSeconds } = terms
  const [deadline, { blockNumber, reserves }] = await Promise.all([
    readDeadline(nodes, deadlineSeconds),
    readReserves(nodes, quote.found),
  ])
  const candidates = swapCandidates(quote, { recipient, slippageBps, deadline })
  const [estimates, measured, gasPriceRaw] = await Promise.all([
    estimateSwap(nodes, account, candidates),
    measure(nodes, quote, candidates, { ...terms, blockNumber }),
    knownGasPrice(nodes),
  ])
  const fresh = requote(quote, reserves, slippageBps)
  const isUntaxed = isKnownUntaxed(quote, measured, fresh?.outputRaw ?? null)
  const { chosen, refusal } = choose(estimates, isUntaxed)
  const findings = measured ? findingsOf(quote, measured, triesReturn(quote, account, recipient)) : []
  const report = { measured, findings, feeRaw: chosen && gasPriceRaw !== null ? chosen.gas * gasPriceRaw : null }
  if (fresh && isOffBy(quote, fresh, slippageBps)) {
    const revised = await searchAnew(nodes, fresh, terms.maxHops)
    return { ...report, chosen: null, refusal: null, revised }
  }
  if (chosen && measured && isFarBetter(quote, measured, slippageBps)) {
    return { ...report, chosen: null, ...(await resolve(nodes, { quote, intent: chosen.intent, measured, terms })) }
  }
  const refused = refusal ?? mismatch(quote, measured, findings)
  return { ...report, chosen: refused ? null : chosen, refusal: refused, revised: null }
}
