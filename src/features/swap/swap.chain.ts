import { Percent, Router, type Trade } from '@pancakeswap/sdk'
import { router } from '../../chain/contracts/router'
import { blockTimestamp } from '../../chain/contracts/chainFacts'
import { wrappedNative } from '../../chain/contracts/wrappedNative'
import { readRequired } from '../../chain/multicall/aggregate'
import { NodesUnreachableError, type Nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import { deployment } from '../../core/deployment'
import { NATIVE_ID } from '../../core/currencyId'
import { sdkTradeOf } from '../../market/sdkTrade'
import type { Quote } from './quote.rules'
import { SwapImpossibleError } from './SwapImpossibleError'

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

async function whyNot(nodes: Nodes, intent: Intent, account: string): Promise<SwapImpossibleError> {
  try {
    await rehearse(nodes, intent, account)
  } catch (error) {
    if (!(error instanceof RevertError)) throw error
    return new SwapImpossibleError('The transaction cannot succeed due to error: %reason%.', {
      reason: error.reason ?? 'Unknown error, check the logs',
    })
  }
  return new SwapImpossibleError('Unexpected issue with estimating the gas. Please try again.')
}

/**
 * Answers the call to send with its gas limit: the last candidate whose gas can be estimated (trading 7). Where the plain
 * call would pass and the one for taxed tokens would not, a token keeps so much that less than the minimum arrives; the
 * plain call does not look, so the swap is refused. Throws SwapImpossibleError with the reason of the last candidate, or
 * NodesUnreachableError when no node answers.
 */
export async function chooseSwap(
  nodes: Nodes,
  account: string,
  candidates: readonly Intent[],
): Promise<{ intent: Intent; gasLimit: bigint }> {
  const intent = candidates.at(-1)
  if (!intent) {
    throw new SwapImpossibleError('Unexpected error. Please contact support: none of the calls threw an error.')
  }
  try {
    return { intent, gasLimit: withGasMargin(await estimateGas(nodes, intent, account)) }
  } catch (error) {
    if (error instanceof NodesUnreachableError) throw error
    throw await whyNot(nodes, intent, account)
  }
}

/** Reads the chain's own clock and answers the second, since 1970, until which a swap sent now may be included. */
export async function readDeadline(nodes: Nodes, deadlineSeconds: number): Promise<number> {
  const [now = 0n] = await readRequired(nodes, [blockTimestamp()])
  return Number(now) + deadlineSeconds
}

/** Answers the write that turns an amount of native coin into the wrapped coin. */
export const wrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'deposit',
  args: [],
  valueRaw: amountRaw,
})

/** Answers the write that turns an amount of the wrapped coin back into native coin. */
export const unwrapIntent = (amountRaw: bigint): Intent => ({
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  method: 'withdraw',
  args: [amountRaw],
  valueRaw: 0n,
})
