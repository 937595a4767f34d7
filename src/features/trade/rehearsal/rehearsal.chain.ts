import { readDeadline } from '../../../chain/send/deadline'
import { measureSwap, type Measured } from '../../../chain/send/measure'
import type { Intent } from '../../../chain/send/intent'
import { RefusedError, RevertError } from '../../../chain/send/rehearse'
import type { Nodes } from '../../../chain/rpc/nodes'
import { formatAmountExact } from '../../../core/amount'
import type { Quote } from '../quote.rules'
import { chooseSwap, swapCandidates, type ChosenSwap, type SwapRefusal } from '../swap.chain'
import { findingsOf, type Finding } from './rehearsal.rules'

export interface RehearsalTerms {
  account: string
  recipient: string
  slippageBps: number
  deadlineSeconds: number
}

/** How a swap would end if it were sent now. Amounts in the smallest units. */
export interface Rehearsal {
  /** What to send; null where it is refused. */
  chosen: Pick<ChosenSwap, 'intent' | 'gasLimit'> | null
  /** Why it must not be sent; null where it may. */
  refusal: SwapRefusal | null
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

function measure(nodes: Nodes, quote: Quote, candidates: readonly Intent[], { account, recipient }: RehearsalTerms) {
  const intent = undemanding(candidates, quote.isExactInput)
  if (!intent) return Promise.resolve(null)
  const { input, output } = quote
  const path = triesReturn(quote, account, recipient) ? quote.found.path.map(({ address }) => address) : []
  return measureSwap(nodes, {
    ...{ intent, account, recipient, path },
    ...{ inputAddress: input.address, outputAddress: output.address },
  })
}

/** Only what arrives at the account itself can be swapped back from it, and the native coin need not be tried. */
const triesReturn = ({ output }: Quote, account: string, recipient: string): boolean =>
  output.address !== null && recipient === account

async function choose(nodes: Nodes, account: string, candidates: readonly Intent[]) {
  try {
    return { chosen: await chooseSwap(nodes, account, candidates), refusal: null }
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

async function readGasPrice(nodes: Nodes): Promise<bigint | null> {
  try {
    return BigInt(String(await nodes.request('eth_gasPrice', [])))
  } catch {
    return null
  }
}

/**
 * Runs a swap on our node without sending it: which call to send, what it would move, what it costs, and what speaks
 * against it (trading 7, 8). Where what is measured is less than the minimum shown, or more than the maximum, it is
 * refused. Throws NodesUnreachableError when no node answers.
 */
export async function rehearseSwap(nodes: Nodes, quote: Quote, terms: RehearsalTerms): Promise<Rehearsal> {
  const { account, recipient, slippageBps, deadlineSeconds } = terms
  const deadline = await readDeadline(nodes, deadlineSeconds)
  const candidates = swapCandidates(quote, { recipient, slippageBps, deadline })
  const [{ chosen, refusal }, measured, gasPriceRaw] = await Promise.all([
    choose(nodes, account, candidates),
    measure(nodes, quote, candidates, terms),
    readGasPrice(nodes),
  ])
  const findings = measured ? findingsOf(quote, measured, triesReturn(quote, account, recipient)) : []
  const found = mismatch(quote, measured, findings)
  // The plain call does not look at what arrives: what made the careful one fail is outweighed by counting alone.
  const doubt = found || !measured ? chosen?.doubt : null
  const refused = refusal ?? doubt ?? found
  return {
    chosen: refused ? null : chosen,
    refusal: refused,
    measured,
    findings,
    feeRaw: chosen && gasPriceRaw !== null ? chosen.gas * gasPriceRaw : null,
  }
}
