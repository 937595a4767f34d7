import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { deploy } from '../deployExchange.ts'
import { deployFarmFixture, type FarmFixture } from '../farm/farmFixture.ts'
import type { Vault } from './vaultContracts.ts'

/** The farms with an unused vault; Ann and Bob have approved it. */
export interface VaultWorld extends FarmFixture {
  vault: Vault
  admin: HardhatEthersSigner
  treasury: HardhatEthersSigner
}

/** Deploys the farms of deployFarmFixture and the vault. All minted CAKE goes to CAKE stakers. Suitable for loadFixture. */
export async function deployVault(): Promise<VaultWorld> {
  const fixture = await deployFarmFixture()
  const [, , , , admin, treasury] = await hre.ethers.getSigners()
  if (!admin || !treasury) throw new Error('The chain has too few accounts.')
  const { cake, syrup, chef, ann, bob } = fixture
  const vault = await deploy<Vault>('CakeVault', cake, syrup, chef, admin, treasury)
  for (const person of [ann, bob]) await cake.connect(person).approve(vault, MaxUint256)
  return { ...fixture, vault, admin, treasury }
}
