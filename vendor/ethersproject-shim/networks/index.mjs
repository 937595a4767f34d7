import { Network } from 'ethers'

// v5 answers what is known of a chain by its id or name; ethers 6 builds the same with Network.from.
export const getNetwork = (chain) => Network.from(chain)
