import type { Measured } from '../../../chain/contracts/swapLens/reads'
import { confirmWrite } from '../../../chain/rpc/confirmWrite'
import type { Nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { knownGasPrice } from '../../../chain/send/gasPrice'
import { type Intent, toTransaction } from '../../../chain/send/intent'
import { measureSwap } from '../../../chain/send/measure'
import { RefusedError } from '../../../chain/send/refusal'
import { RevertError } from '../../../chain/send/rehearse'
import type { Address } from '../../../core/address'
import { amountValue, costValue } from '../../../core/amount'
import { readReserves } from '../../../market/readReserves'
import { amountsAlong } from '../../../market/requote'
import type { Quote } from '../quote.rules'
import {
  chooseSwap,
  type ChosenSwap,
  type Estimate,
  estimateSwap,
  swapCandidates,
  type SwapRefusal,
} from '../swap.chain'
import { PriceMovedError, quotePremises, requote, searchBestQuote } from './premises.chain'
import {
  differsBeyond,
  type Expected,
  type Finding,
  findingsOf,
  isFarBetter,
  isKnownUntaxed,
  tokenTaxBps,
} from './rehearsal.rules'

export interface RehearsalTerms {
  account: Address
  recipient: Address
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
  /**
   * The share that a token of the swap withholds, of the input or of the output, in basis points. Null when none is
   * known to withhold any.
   */
  taxBps: number | null
  /** Gas times the node's gas price, in wei; null while either is unknown. */
  feeRaw: bigint | null
}

/** Position of the minimum, from the end, in every call for taxed tokens: before path, recipient and deadline. */
const MINIMUM_FROM_END = 4

/**
 * Returns the call for taxed tokens with a minimum of zero, so that it completes and a token's tax can be measured.
 * Returns the only call of an exact output unchanged.
 */
function withoutMinimum(candidates: readonly Intent[], isExactInput: boolean): Intent | undefined {
  const last = candidates.at(-1)
  if (!last || !isExactInput) return last
  return { ...last, args: last.args.with(-MINIMUM_FROM_END, 0n) }
}

interface MeasureTerms extends Pick<RehearsalTerms, 'account' | 'recipient'> {
  /** The block whose reserves the result is compared with. */
  blockNumber: number
}

/** Measures the swap at the block whose reserves were read; if no node has that block, at the newest one. */
async function measure(nodes: Nodes, quote: Quote, candidates: readonly Intent[], terms: MeasureTerms) {
  const intent = withoutMinimum(candidates, quote.isExactInput)
  if (!intent) return null
  const { account, recipient, blockNumber } = terms
  const { input, output } = quote
  const path = isReturnTried(quote, account, recipient) ? quote.found.path.map(({ address }) => address) : []
  const request = {
    ...{ intent, account, recipient, path },
    ...{ inputAddress: input.address, outputAddress: output.address },
  }
  return (await measureSwap(nodes, { ...request, blockNumber })) ?? (await measureSwap(nodes, request))
}

/** Returns whether swapping back is measured: only for a token, and only if the account itself receives it. */
const isReturnTried = ({ output }: Quote, account: Address, recipient: Address): boolean =>
  output.address !== null && recipient === account

function choose(estimates: readonly Estimate[], isUntaxed: boolean) {
  try {
    return { chosen: chooseSwap(estimates, isUntaxed), refusal: null }
  } catch (error) {
    if (error instanceof RevertError || error instanceof RefusedError) return { chosen: null, refusal: error }
    throw error
  }
}

/** Returns what a swap moves by the reserves that a quote was recomputed with; null where they cannot serve it. */
function expectedOf(quote: Quote, requoted: Quote | null): Expected | null {
  if (!quote.isExactInput) return { outputRaw: quote.outputRaw, inputFor: () => null }
  if (!requoted) return null
  const { found, outputRaw } = requoted
  return { outputRaw, inputFor: (raw) => amountsAlong({ ...found, outputRaw: raw }, false)?.at(-1) ?? null }
}

/** What the tokens of a swap withhold. */
export interface MeasuredTax {
  taxBps: number
  /**
   * The received amount, and what the reserves give without a tax. Their ratio applies to other amounts of the route.
   */
  receivedRaw: bigint
  expectedRaw: bigint
}

/** A measured swap is not sent: it only has to be in time for the node's block. */
const MEASURED_DEADLINE_SECONDS = 1_200

/** Measures what the tokens of a swap withhold; null when nothing is known to be withheld. */
export async function measureTax(nodes: Nodes, quote: Quote, account: Address): Promise<MeasuredTax | null> {
  const [deadline, { blockNumber, reserves }] = await Promise.all([
    readDeadline(nodes, MEASURED_DEADLINE_SECONDS),
    readReserves(nodes, quote.found),
  ])
  const { slippageBps } = quote
  const candidates = swapCandidates(quote, { recipient: account, slippageBps, deadline })
  const measured = await measure(nodes, quote, candidates, { account, recipient: account, blockNumber })
  const expected = expectedOf(quote, requote(quote, reserves, slippageBps))
  const taxBps = measured && tokenTaxBps(measured, expected)
  if (!measured || !expected || taxBps === null) return null
  return { taxBps, receivedRaw: measured.receivedRaw, expectedRaw: expected.outputRaw }
}

const heldOf = (raw: bigint, { decimals, symbol }: Quote['input']) => amountValue(raw, decimals, symbol)
/**
 * Rounds an amount up, while heldOf rounds it down. Of a limit and the amount that misses it, the larger one is rounded
 * up and the smaller one down, so that both never look alike.
 */
const costOf = (raw: bigint, { decimals, symbol }: Quote['input']) => costValue(raw, decimals, symbol)

function boundsRefusal(
  { input, output, isExactInput }: Quote,
  measured: Measured | null,
  [gravest]: readonly Finding[],
) {
  if (measured && gravest?.kind === 'tooLittle') {
    const values = {
      received: heldOf(measured.receivedRaw, output),
      least: costOf(gravest.leastRaw, output),
    }
    return new RefusedError(isExactInput ? 'tooLittle' : 'tooLittleOfWanted', values)
  }
  if (measured && gravest?.kind === 'tooMuch') {
    const values = { paid: costOf(measured.paidRaw, input), most: heldOf(gravest.mostRaw, input) }
    return new RefusedError('tooMuch', values)
  }
  return null
}

function farBetterRefusal(
  { input, output, isExactInput, inputRaw, outputRaw }: Quote,
  { paidRaw, receivedRaw }: Measured,
) {
  return isExactInput
    ? new RefusedError('farMore', {
        received: costOf(receivedRaw, output),
        quoted: heldOf(outputRaw, output),
      })
    : new RefusedError('farLess', { paid: heldOf(paidRaw, input), quoted: costOf(inputRaw, input) })
}

interface UnexplainedMeasurement {
  quote: Quote
  intent: Intent
  measured: Measured
  terms: RehearsalTerms
}

/**
 * Handles a measurement that the node's reserves do not explain. If a second node confirms other reserves, they revise
 * the quote; otherwise the swap is refused. Throws NodesDisagreeError when two nodes disagree.
 */
async function resolveUnexplained(nodes: Nodes, { quote, intent, measured, terms }: UnexplainedMeasurement) {
  const { account, slippageBps, maxHops } = terms
  try {
    await confirmWrite(nodes, toTransaction(intent, account), quotePremises(quote, slippageBps))
  } catch (error) {
    if (error instanceof PriceMovedError)
      return { revised: await searchBestQuote(nodes, error.revised, maxHops), refusal: null }
    throw error
  }
  return { revised: null, refusal: farBetterRefusal(quote, measured) }
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
  const requoted = requote(quote, reserves, slippageBps)
  const expected = expectedOf(quote, requoted)
  const isUntaxed = isKnownUntaxed(quote, measured, expected?.outputRaw ?? null)
  const { chosen, refusal } = choose(estimates, isUntaxed)
  const findings = measured ? findingsOf(quote, measured, isReturnTried(quote, account, recipient)) : []
  const report = {
    ...{ measured, findings, taxBps: measured && tokenTaxBps(measured, expected) },
    feeRaw: chosen && gasPriceRaw !== null ? chosen.gas * gasPriceRaw : null,
  }
  if (requoted && differsBeyond(quote, requoted, slippageBps)) {
    const revised = await searchBestQuote(nodes, requoted, terms.maxHops)
    return { ...report, chosen: null, refusal: null, revised }
  }
  if (chosen && measured && isFarBetter(quote, measured, slippageBps)) {
    return {
      ...report,
      chosen: null,
      ...(await resolveUnexplained(nodes, { quote, intent: chosen.intent, measured, terms })),
    }
  }
  const refused = refusal ?? boundsRefusal(quote, measured, findings)
  return { ...report, chosen: refused ? null : chosen, refusal: refused, revised: null }
}
