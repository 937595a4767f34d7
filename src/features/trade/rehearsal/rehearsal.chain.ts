import { confirmWrite } from '../../../chain/rpc/confirmWrite'
import type { Nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { knownGasPrice } from '../../../chain/send/gasPrice'
import { toTransaction, type Intent } from '../../../chain/send/intent'
import { measureSwap, type Measured } from '../../../chain/send/measure'
import { RefusedError, RevertError } from '../../../chain/send/rehearse'
import { formatAmountExact } from '../../../core/amount'
import { readReserves } from '../../../market/requote'
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
  /** The most pairs of a route that is searched for anew. */
  maxHops: number
}

/** How a swap would end if it were sent now. Amounts in the smallest units. */
export interface Rehearsal {
  /** What to send; null where it is refused or its price has changed. */
  chosen: Pick<ChosenSwap, 'intent' | 'gasLimit'> | null
  /** Why it must not be sent; null where it may. */
  refusal: SwapRefusal | null
  /** The quote as it is now, where it is off by more than the slippage tolerance: to be accepted first. */
  revised: Quote | null
  /** Null where no node could count. */
  measured: Measured | null
  findings: readonly Finding[]
  /** Gas times the node's gas price, in wei; null where either is unknown. */
  feeRaw: bigint | null
}

/** Where the least amount stands among the arguments of every call for taxed tokens: before path, recipient, deadline. */
const LEAST_FROM_END = 4

/** With nothing demanded the call for taxed tokens runs to its end, so that what a token keeps can be counted. */
function undemanding(candidates: readonly Intent[], isExactInput: boolean): Intent | undefined {
  const last = candidates.at(-1)
  if (!last || !isExactInput) return last
  return { ...last, args: last.args.with(-LEAST_FROM_END, 0n) }
}

interface Measuring extends RehearsalTerms {
  /** The block whose reserves the result is compared with. */
  blockNumber: number
}

/** Counts at the block whose reserves were read; where no node has it any more or yet, at the newest. */
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

/** Only what arrives at the account itself can be swapped back from it, and the native coin need not be tried. */
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
 * Resolves that the reserves a node returns do not explain what it measures. Where a second node confirms other reserves,
 * these make the new quote; where it does not, the swap is refused. Throws NodesDisagreeError.
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
 * Runs a swap on a node without sending it: which call to send, what it would move, what it costs, and what speaks
 * against it (trading 7, 8). A quote that the reserves no longer give within the slippage tolerance comes back revised, on
 * the route that is best now.
 * Refuses where less arrives than the minimum, more leaves than the maximum, or far better amounts show that the price is
 * wrong. Throws NodesUnreachableError, or NodesDisagreeError where two nodes contradict each other about the price.
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
