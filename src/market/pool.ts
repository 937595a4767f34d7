import { sortsBefore } from '../chain/contracts/pairAddress'
import { isSameToken, type TokenFacts } from './token'

/** A pair with what it holds, in the smallest units; the token of the lower address first. */
export interface Pool {
  token0: TokenFacts
  token1: TokenFacts
  reserve0Raw: bigint
  reserve1Raw: bigint
}

/** Answers the pool of two tokens with these reserves, whichever comes first. */
export const poolOf = (a: TokenFacts, reserveARaw: bigint, b: TokenFacts, reserveBRaw: bigint): Pool =>
  sortsBefore(a.address, b.address)
    ? { token0: a, token1: b, reserve0Raw: reserveARaw, reserve1Raw: reserveBRaw }
    : { token0: b, token1: a, reserve0Raw: reserveBRaw, reserve1Raw: reserveARaw }

/** Answers whether a pool holds a token. */
export const holds = ({ token0, token1 }: Pool, token: TokenFacts): boolean =>
  isSameToken(token0, token) || isSameToken(token1, token)

/** Answers what a pool holds of a token and of its other one, in that order. */
export function reservesFrom(pool: Pool, token: TokenFacts): { hereRaw: bigint; thereRaw: bigint; other: TokenFacts } {
  return isSameToken(pool.token0, token)
    ? { hereRaw: pool.reserve0Raw, thereRaw: pool.reserve1Raw, other: pool.token1 }
    : { hereRaw: pool.reserve1Raw, thereRaw: pool.reserve0Raw, other: pool.token0 }
}
