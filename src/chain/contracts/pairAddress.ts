import { concat, getCreate2Address, keccak256 } from 'ethers'
import { deployment } from '../../core/deployment'

const known = new Map<string, string>()

/** Answers whether a token's address is the lower one, as a pair orders its tokens (protocol 0). */
export const sortsBefore = (address: string, other: string): boolean => address.toLowerCase() < other.toLowerCase()

/** Answers the address of the pair of two tokens, made or not, from the factory and its pairs' code (protocol 0). */
export function pairAddress(tokenA: string, tokenB: string): string {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA]
  const key = `${token0} ${token1}`
  const before = known.get(key)
  if (before !== undefined) return before
  const salt = keccak256(concat([token0, token1]))
  const address = getCreate2Address(deployment.contracts.factory, salt, deployment.initCodeHash)
  known.set(key, address)
  return address
}
