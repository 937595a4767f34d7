import { namehash } from 'ethers'
import { normalizeName } from './normalize'

/** Returns the node of a name in a registry. Throws for a name that has no normal form. */
export const nodeOf = (name: string): string => namehash(normalizeName(name))
