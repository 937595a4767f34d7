import facts from '#deployment/bases.json'
import type { Token } from '@pancakeswap/sdk'
import { tokenOf, wrappedNative, type TokenFacts } from './sdk'

/** Tokens that routes may lead through; the maps are keyed by the address of the token that is traded. */
export interface Bases {
  common: readonly Token[]
  /** Bases beside the common ones. */
  additional: ReadonlyMap<string, readonly Token[]>
  /** The only tokens that the key's token may be paired with. */
  custom: ReadonlyMap<string, readonly Token[]>
}

const tokens = new Map(Object.entries<TokenFacts>(facts.tokens).map(([key, token]) => [key, tokenOf(token)] as const))

/** Answers the token that bases.json knows under a key; throws when there is none. */
export function baseToken(key: string): Token {
  const token = tokens.get(key)
  if (!token) throw new Error(`bases.json has no token ${key}`)
  return token
}

const byAddress = (lists: Record<string, string[]>): Bases['custom'] =>
  new Map(Object.entries(lists).map(([key, keys]) => [baseToken(key).address, keys.map(baseToken)]))

/** The bases of this deployment. Its wrapped coin is one of them, whatever the list says. */
export const deploymentBases: Bases = {
  common: [wrappedNative, ...facts.basesToCheckTradesAgainst.map(baseToken)],
  additional: byAddress(facts.additionalBases),
  custom: byAddress(facts.customBases),
}

/** The token that stands for one US dollar; null where the deployment has none. */
export const usdToken: Token | null = tokens.get('busd') ?? null
