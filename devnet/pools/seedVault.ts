import { MaxUint256, parseUnits } from 'ethers'
import { STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import type { Batch, Intent } from '../protocol/sender.ts'
import { VAULT_CAKE, VAULT_DONATION_CAKE } from './pools.ts'

const VAULT_GAS = 600_000

const vaultCall = ({ contracts }: Deployed, signature: string, ...args: unknown[]): Intent => ({
  ...call(contracts['cakeVault'] ?? '', signature, ...args),
  gasLimit: VAULT_GAS,
})

/** Returns transfers that give other accounts the CAKE they deposit into the vault. */
export const vaultSupplies = ({ tokens }: Deployed): Intent[] =>
  STAKERS.map(({ address }, at) => transfer(tokens['cake'] ?? '', address, parseUnits(VAULT_CAKE[at] ?? '0')))

/** Returns the deposits of the other accounts into the vault, and the extra transfer to it. */
export function vaultStakes(deployed: Deployed): Batch[] {
  const { cakeVault = '' } = deployed.contracts
  const { cake = '' } = deployed.tokens
  const stakes = STAKERS.map((from, at) => ({
    from,
    intents: [
      call(cake, 'approve(address,uint256)', cakeVault, MaxUint256),
      vaultCall(deployed, 'deposit(uint256)', parseUnits(VAULT_CAKE[at] ?? '0')),
    ],
  }))
  return [...stakes, { from: SWAP_DEPLOYER, intents: [transfer(cake, cakeVault, parseUnits(VAULT_DONATION_CAKE))] }]
}

/** Returns the call of the first harvest. */
export const vaultHarvest = (deployed: Deployed): Batch => ({
  from: STAKERS[1],
  intents: [vaultCall(deployed, 'harvest()')],
})
