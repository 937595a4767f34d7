import { Percent, Router, type Trade } from '@pancakeswap/sdk'
import { swap } from '../../chain/contracts/router/writes'
import { type Nodes, NodesUnreachableError } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { RefusedError } from '../../chain/send/refusal'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import type { Address } from '../../core/address'
import { NATIVE_ID } from '../../core/currencyId'
import { sdkTradeOf } from '../../market/sdkTrade'
import type { Quote } from './quote.rules'

/** Why a swap cannot be sent: the contract reverts, or the rehearsal has a finding against it. */
export type SwapRefusal = RevertError | RefusedError

export interface SwapTerms {
  recipient: Address
  slippageBps: number
  /** In seconds since 1970; the router reverts after it. */
  deadline: number
}

function routerIntent(trade: Trade, terms: SwapTerms, feeOnTransfer: boolean): Intent {
  const parameters = Router.swapCallParameters(trade, {
    allowedSlippage: new Percent(String(terms.slippageBps), '10000'),
    deadline: terms.deadline,
    recipient: terms.recipient,
    feeOnTransfer,
  })
  return swap(parameters)
}

/** Returns the router calls that can execute a quote: with an exact input also the one for taxed tokens (trading 7). */
export function swapCandidates(
  { found, isExactInput, inputId, outputId }: Pick<Quote, 'found' | 'isExactInput' | 'inputId' | 'outputId'>,
  terms: SwapTerms,
): Intent[] {
  const [isNativeInput, isNativeOutput] = [inputId === NATIVE_ID, outputId === NATIVE_ID]
  const trade = sdkTradeOf(found, { isNativeInput, isNativeOutput, isExactInput })
  const plain = routerIntent(trade, terms, false)
  return isExactInput ? [plain, routerIntent(trade, terms, true)] : [plain]
}

async function refusalOf(nodes: Nodes, intent: Intent, account: Address): Promise<SwapRefusal> {
  try {
    await rehearse(nodes, intent, account)
  } catch (error) {
    if (!(error instanceof RevertError)) throw error
    return error
  }
  return new RefusedError('noEstimate')
}

/** The gas of a call, or why it cannot be estimated. */
export type Estimate = { intent: Intent; gas: bigint } | { intent: Intent; refusal: SwapRefusal }

async function estimate(nodes: Nodes, intent: Intent, account: Address): Promise<Estimate> {
  try {
    return { intent, gas: await estimateGas(nodes, intent, account) }
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    return { intent, refusal: await refusalOf(nodes, intent, account) }
  }
}

/** Returns the gas of each call, or why it would fail; throws NodesUnreachableError when no node returns a result. */
export const estimateSwap = (nodes: Nodes, account: Address, candidates: readonly Intent[]): Promise<Estimate[]> =>
  Promise.all(candidates.map((intent) => estimate(nodes, intent, account)))

/** A call that can be sent, and its gas. */
export interface ChosenSwap {
  intent: Intent
  gas: bigint
  /** The gas with the margin of trading 9. */
  gasLimit: bigint
}

/**
 * Returns the call to send: the first one that passes, provided that the last one passes too (constants:
 * SWAP_CALL_CHOICE). If a token may be taxed, it is the last one: in the plain call the router checks the minimum
 * against amounts that it computed, not against the received ones. Throws the refusal of the last call when that call
 * fails.
 */
export function chooseSwap(estimates: readonly Estimate[], isUntaxed: boolean): ChosenSwap {
  const last = estimates.at(-1)
  if (!last) throw new RefusedError('noCandidate')
  if ('refusal' in last) throw last.refusal
  const first = isUntaxed ? estimates.find((each) => 'gas' in each) : undefined
  const { intent, gas } = first ?? last
  return { intent, gas, gasLimit: withGasMargin(gas) }
}
