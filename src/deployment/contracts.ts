import facts from '#deployment/deployment.json'
import type { Address } from '../core/address'

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

/** Address of the auto-compounding CAKE vault; null on a deployment without one. */
export const cakeVaultAddress: Address | null = contracts['cakeVault'] ?? null

/** All contracts of the deployment by their names, for pages that list or recognise them. */
export const contractsByName: Readonly<Record<string, Address>> = contracts
