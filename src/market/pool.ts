import { sortsBefore } from '../chain/contracts/pair/address'
import { isSameToken, type TokenFacts } from './token'

/** A pair with its reserves in the smallest units; the token with the lower address is `token0`. */
export interface Pool {
  token0: TokenFacts
  token1: TokenFacts
  reserve0Raw: bigint
  reserve1Raw: bigint
}

/** Creates the pool of two tokens with these reserves, given in either order. */
export const poolOf = (a: TokenFacts, reserveARaw: bigint, b: TokenFacts, reserveBRaw: bigint): Pool =>
  sortsBefore(a.address, b.address)
    ? { token0: a, token1: b, reserve0Raw: reserveARaw, reserve1Raw: reserveBRaw }
    : { token0: b, token1: a, reserve0Raw: reserveBRaw, reserve1Raw: reserveARaw }

/** Returns whether a pool contains a token. */
export const includesToken = ({ token0, token1 }: Pool, token: TokenFacts): boolean =>
  isSameToken(token0, token) || isSameToken(token1, token)

/** Returns a pool's reserve of a token, then the reserve of the other token. */
export function reservesFrom(pool: Pool, token: TokenFacts): { hereRaw: bigint; thereRaw: bigint; other: TokenFacts } {
  return isSameToken(pool.token0, token)
    ? { hereRaw: pool.reserve0Raw, thereRaw: pool.reserve1Raw, other: pool.token1 }
    : { hereRaw: pool.reserve1Raw, thereRaw: pool.reserve0Raw, other: pool.token0 }
}
