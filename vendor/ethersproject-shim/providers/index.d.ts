import type { Network, Provider } from 'ethers'
export type BaseProvider = Provider
export declare function getDefaultProvider(network: Network): never
