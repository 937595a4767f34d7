import facts from '#deployment/deployment.json'
import type { Address } from '../core/address'

/** The contracts of every visit. An area's own page reads those of its area from laterFacts.ts. */
const { contracts } = facts

/** Address of the router, which swaps and changes liquidity. */
export const routerAddress: Address = contracts.router

/** Address of the factory, which creates pairs. */
export const factoryAddress: Address = contracts.factory

/** Address of the token that represents the native coin. */
export const wrappedNativeAddress: Address = contracts.wrappedNative

/** Address of the contract that batches reads. */
export const multicallAddress: Address = contracts.multicall

/** Address of the batching contract that also reads native balances and the block's time. */
export const exchangeMulticallAddress: Address = contracts.exchangeMulticall

/** Address of the farm contract; null on a deployment without farms. */
export const masterChefAddress: Address | null = contracts['masterChef'] ?? null

/** Returns the address of the farm contract, for code that is given a farm; throws on a deployment without farms. */
export function farmContractAddress(): Address {
  if (masterChefAddress === null) throw new Error('This deployment has no farms')
  return masterChefAddress
}

/** Address of the auto-compounding CAKE vault; null on a deployment without one. */
export const cakeVaultAddress: Address | null = contracts['cakeVault'] ?? null
