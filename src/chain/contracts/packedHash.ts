import { concat, keccak256 as hash } from 'ethers'

/** The SDK packs only these, to compute a pair's address. ethers' own packing would add the code for numbers and text. */
const PACKABLE: ReadonlySet<string> = new Set(['address', 'bytes'])

/** Returns addresses and bytes one after another, as Solidity's abi.encodePacked does; throws for any other type. */
export function pack(types: readonly string[], values: readonly string[]): string {
  for (const type of types) if (!PACKABLE.has(type)) throw new TypeError(`This adapter does not pack ${type}`)
  return concat(values)
}

/** Returns the keccak256 hash of packed addresses and bytes. */
export const keccak256 = (types: readonly string[], values: readonly string[]): string => hash(pack(types, values))
