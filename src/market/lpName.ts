import { pairAddress } from '../chain/contracts/pair/address'
import { deployment } from '../deployment/deployment'
import { lpNames } from '../deployment/lpNames'
import { deploymentBases } from './bases'
import { cake } from './cake'
import { pairNameIn, type QuoteOrder } from './pairOrder'
import { type TokenFacts, wrappedNative } from './token'

const idOf = ({ address }: TokenFacts): string => address.toLowerCase()

const order: QuoteOrder = {
  native: { address: idOf(wrappedNative), symbol: deployment.nativeCurrency.symbol },
  usd: deploymentBases.usd && idOf(deploymentBases.usd),
  cake: cake && idOf(cake),
  bases: deploymentBases.common.map(idOf),
}

const SUFFIX = ' LP'

/** Returns the name of a pair, CAKE-BNB: the same on every page and in either order of the tokens (trading 2.5.9). */
export function pairName(a: TokenFacts, b: TokenFacts): string {
  const named = lpNames[pairAddress(a.address, b.address).toLowerCase()]
  return named === undefined ? pairNameIn(a, b, order) : named.replace(SUFFIX, '')
}

/** Returns whether a pair's name begins with the first token, so that pictures follow the name (trading 2.5.9). */
export const isNamedFirst = (a: TokenFacts, b: TokenFacts): boolean =>
  pairName(a, b).startsWith(`${idOf(a) === order.native.address ? order.native.symbol : a.symbol}-`)

/** Returns the name of a pair's LP token: CAKE-BNB LP (trading 2.5.9). */
export const lpName = (a: TokenFacts, b: TokenFacts): string => pairName(a, b) + SUFFIX
