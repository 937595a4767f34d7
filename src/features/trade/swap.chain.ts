import { Percent, Router, type Trade } from '@pancakeswap/sdk'
import { router } from '../../chain/contracts/router'
import { NodesUnreachableError, type Nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, RefusedError, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import { deployment } from '../../core/deployment'
import { NATIVE_ID } from '../../core/currencyId'
import { sdkTradeOf } from '../../market/sdkTrade'
import type { Quote } from './quote.rules'

/** Why a swap cannot be sent: a contract reverts, or our own measure speaks against it. */
export type SwapRefusal = RevertError | RefusedError

export interface SwapTerms {
  recipient: string
  slippageBps: number
  /** Seconds since 1970 after which the router refuses. */
  deadline: number
}

function routerIntent(trade: Trade, terms: SwapTerms, feeOnTransfer: boolean): Intent {
  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage: new Percent(String(terms.slippageBps), '10000'),
    deadline: terms.deadline,
    recipient: terms.recipient,
    feeOnTransfer,
  })
  return {
    contract: { address: deployment.contracts.router, interface: router },
    method: methodName,
    args,
    valueRaw: BigInt(value),
  }
}

/** Answers the router calls that could carry out a quote: with exact input also the one for taxed tokens (trading 7). */
export function swapCandidates(
  { found, isExactInput, inputId, outputId }: Pick<Quote, 'found' | 'isExactInput' | 'inputId' | 'outputId'>,
  terms: SwapTerms,
): Intent[] {
  const [isNativeInput, isNativeOutput] = [inputId === NATIVE_ID, outputId === NATIVE_ID]
  const trade = sdkTradeOf(found, { isNativeInput, isNativeOutput, isExactInput })
  const plain = routerIntent(trade, terms, false)
  return isExactInput ? [plain, routerIntent(trade, terms, true)] : [plain]
}

async function whyNot(nodes: Nodes, intent: Intent, account: string): Promise<SwapRefusal> {
  try {
    await rehearse(nodes, intent, account)
  } catch (error) {
    if (!(error instanceof RevertError)) throw error
    return error
  }
  return new RefusedError('noEstimate')
}

/** The gas of a call, or why it cannot be estimated. */
type Estimate = { intent: Intent; gas: bigint } | { intent: Intent; refusal: SwapRefusal }

async function estimate(nodes: Nodes, intent: Intent, account: string): Promise<Estimate> {
  try {
    return { intent, gas: await estimateGas(nodes, intent, account) }
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    return { intent, refusal: await whyNot(nodes, intent, account) }
  }
}

/** A call that can be sent, what it takes, and what speaks against it. */
export interface ChosenSwap {
  intent: Intent
  gas: bigint
  /** The gas with the margin of trading 9. */
  gasLimit: bigint
  /**
   * Why a call after it failed: the plain call does not look at what arrives, the one for taxed tokens does. Null where
   * the last one is chosen.
   */
  doubt: SwapRefusal | null
}

/**
 * Answers the call to send with its gas limit: the last candidate whose gas can be estimated (trading 7). Throws
 * RevertError or RefusedError with what speaks against the last candidate, or NodesUnreachableError when no node answers.
 */
export async function chooseSwap(nodes: Nodes, account: string, candidates: readonly Intent[]): Promise<ChosenSwap> {
  const estimates = await Promise.all(candidates.map((intent) => estimate(nodes, intent, account)))
  const last = estimates.at(-1)
  if (!last) throw new RefusedError('noCandidate')
  const doubt = 'refusal' in last ? last.refusal : null
  const chosen = estimates.findLast((each) => 'gas' in each)
  if (chosen && 'gas' in chosen) {
    return { intent: chosen.intent, gas: chosen.gas, gasLimit: withGasMargin(chosen.gas), doubt }
  }
  throw doubt ?? new RefusedError('noCandidate')
}
