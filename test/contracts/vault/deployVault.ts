import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { deploy } from '../deployExchange.ts'
import { deployKitchen, type Kitchen } from '../farm/kitchen.ts'
import type { Vault } from './vaultContracts.ts'

/** The farms with an unused vault; Ann and Bob have approved it. */
export interface VaultWorld extends Kitchen {
  vault: Vault
  admin: HardhatEthersSigner
  treasury: HardhatEthersSigner
}

/** Deploys the farms of deployKitchen and the vault. All minted CAKE goes to CAKE stakers. Suitable for loadFixture. */
export async function deployVault(): Promise<VaultWorld> {
  const kitchen = await deployKitchen()
  const [, , , , admin, treasury] = await hre.ethers.getSigners()
  if (!admin || !treasury) throw new Error('The chain has too few accounts.')
  const { cake, syrup, chef, ann, bob } = kitchen
  const vault = await deploy<Vault>('CakeVault', cake, syrup, chef, admin, treasury)
  for (const person of [ann, bob]) await cake.connect(person).approve(vault, MaxUint256)
  return { ...kitchen, vault, admin, treasury }
}
