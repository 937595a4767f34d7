import { ensNormalize } from 'ethers'
import { InvalidNameError } from './invalidName'

/**
 * Returns the normal form of a name (ENSIP-15): the only text under which it can be owned. Throws InvalidNameError for a
 * text that has none, for example one that mixes scripts. The tables of that form are large: load this file on demand.
 */
export function normalizeName(name: string): string {
  try {
    return ensNormalize(name)
  } catch (cause) {
    throw new InvalidNameError(`"${name}" is not a valid name: ${(cause as Error).message}`, { cause })
  }
}
