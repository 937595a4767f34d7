import { Network } from 'ethers'

// v5 returns the facts of a chain by its id or name; ethers 6 creates the same with Network.from.
export const getNetwork = (chain) => Network.from(chain)
