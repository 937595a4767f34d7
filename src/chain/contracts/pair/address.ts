import { type Address, toAddress } from '../../../core/address'
import { boundedMap } from '../../../core/boundedMap'
import { factoryAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { keccak256 } from '../../keccak'

/** Maximum number of cached pair addresses; an evicted one costs two hashes. */
const MOST_PAIRS = 20_000
const known = boundedMap<string, Address>(MOST_PAIRS)

/** Returns whether a token's address is the lower one, as a pair orders its tokens (protocol 0). */
export const sortsBefore = (address: Address, other: Address): boolean => address.toLowerCase() < other.toLowerCase()

const digitsOf = (hex: string): string => hex.slice(2)
const { initCodeHash } = deployment

/**
 * Computes the address of the pair of two tokens, existing or not, in lower case (protocol 0, EIP-1014). Hand-written:
 * the library adds a checksum, which doubles the hashes. A page of pools needs dozens of addresses before its first
 * figure.
 */
export function pairAddress(tokenA: Address, tokenB: Address): Address {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA]
  const key = `${token0} ${token1}`
  const before = known.get(key)
  if (before !== undefined) return before
  const salt = keccak256(token0 + digitsOf(token1))
  const hash = keccak256(`0xff${[factoryAddress, salt, initCodeHash].map(digitsOf).join('')}`)
  const address = toAddress(`0x${hash.slice(-40)}`)
  known.set(key, address)
  return address
}
