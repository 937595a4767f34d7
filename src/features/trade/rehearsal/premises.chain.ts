import { getReserves, type Reserves, reservesPremise } from '../../../chain/contracts/pair/reads'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import { type Nodes, NodesUnreachableError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { pairsOf } from '../../../market/readReserves'
import { requoteTrade } from '../../../market/requote'
import { searchTrade } from '../../../market/searchTrade'
import { type Quote, quoteFrom } from '../quote.rules'
import { differsBeyond } from './rehearsal.rules'

/** Thrown when the confirmed reserves give another price than the quote; the user has to accept the new one first. */
export class PriceMovedError extends Error {
  override readonly name = 'PriceMovedError'
  constructor(readonly revised: Quote) {
    super('The price has changed')
  }
}

/** Returns the new quote if confirmed reserves with another price stopped a write; null for other errors. */
export const revisedQuoteOf = (error: unknown): Quote | null =>
  error instanceof PriceMovedError ? error.revised : null

/** Returns the quote recomputed along its route; null when these reserves cannot give or take the amount. */
export function requote(quote: Quote, reserves: readonly Reserves[], slippageBps: number): Quote | null {
  const found = requoteTrade(quote.found, reserves, quote.isExactInput)
  return found && quoteFrom(found, quote, quote.isExactInput, slippageBps)
}

/**
 * Returns the best quote for the amount of a revised one, whose route was chosen with outdated reserves. Pools of its
 * route are used unchanged, all others are read again. Returns the revised quote when no node is reachable.
 */
export async function searchBestQuote(nodes: Nodes, revised: Quote, maxHops: number): Promise<Quote> {
  const { input, output, isExactInput, inputRaw, outputRaw, slippageBps, found } = revised
  const request = {
    ...{ input: input.traded, output: output.traded, isExactInput, maxHops },
    amountRaw: isExactInput ? inputRaw : outputRaw,
  }
  const best = await searchTrade(nodes, request, found.hops).catch((error: unknown) => {
    if (error instanceof NodesUnreachableError) return null
    throw error
  })
  return best ? quoteFrom(best, revised, isExactInput, slippageBps) : revised
}

/**
 * Returns the reads on which a swap depends: the reserves of every pair of its route. Once all are confirmed, they have
 * to give the quote within the slippage tolerance. Throws PriceMovedError when they do not, and RevertError when they
 * cannot give or take the amount.
 */
export function quotePremises(quote: Quote, slippageBps: number): Premise[] {
  const pairs = pairsOf(quote.found)
  const confirmed = new Map<number, Reserves>()
  return pairs.map((pair, index) => ({
    ...reservesPremise(pair),
    verify(result) {
      confirmed.set(index, getReserves(pair).decode(String(result)))
      const reserves = pairs.flatMap((_, at) => confirmed.get(at) ?? [])
      if (reserves.length < pairs.length) return
      const revised = requote(quote, reserves, slippageBps)
      if (!revised) throw new RevertError(null)
      if (differsBeyond(quote, revised, slippageBps)) throw new PriceMovedError(revised)
    },
  }))
}
