import { Network } from 'ethers'
// v5 answers the network of a chain id; ethers 6 builds it with Network.from.
export const getNetwork = (chain) => Network.from(chain)
