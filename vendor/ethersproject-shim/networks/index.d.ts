import type { Network, Networkish } from 'ethers'
export declare function getNetwork(chain: Networkish): Network
