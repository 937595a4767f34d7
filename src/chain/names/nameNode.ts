import { ensNormalize, namehash } from 'ethers'

/**
 * Answers the node of a name in a registry, after the normal form of names (ENSIP-15); throws for a name that has none,
 * for example one that mixes scripts. The tables of that form are large: load this file when a name is there to be read.
 */
export const nodeOf = (name: string): string => namehash(ensNormalize(name))
