import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, ZeroAddress, type AddressLike } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken, TokenMethods, Write } from '../exchangeContracts.ts'
import { deployVault, type VaultWorld, type Vault } from '../vault/deployVault.ts'

type Guest = KnownContract<Record<'deposit' | 'harvest', Write<[vault: AddressLike]>>>
type Stubborn = KnownContract<TokenMethods & { refuse: Write<[to: AddressLike]> }>

const TEN = parseUnits('10')

describe('our vault, like the deployed one', () => {
  let world: VaultWorld
  beforeEach(async () => {
    world = await loadFixture(deployVault)
  })

  it('checks the caller before the pause on a harvest, and the pause before the caller on a deposit', async () => {
    const { vault, admin } = world
    await vault.connect(admin).pause()
    const guest = await deploy<Guest>('VaultGuest', ZeroAddress)
    await expect(guest.harvest(vault)).to.be.revertedWith('contract not allowed')
    await expect(guest.deposit(vault)).to.be.revertedWith('Pausable: paused')
  })

  it('gives the texts of SafeERC20 for stuck tokens whose transfer fails', async () => {
    const { vault, admin } = world
    const mute = await deploy<MintableToken>('MuteToken')
    await expect(vault.connect(admin).inCaseTokensGetStuck(mute)).to.be.revertedWith('SafeERC20: low-level call failed')
    const stubborn = await deploy<Stubborn>('StubbornToken', 100n)
    await stubborn.refuse(admin)
    await expect(vault.connect(admin).inCaseTokensGetStuck(stubborn)).to.be.revertedWith(
      'SafeERC20: ERC20 operation did not succeed',
    )
  })

  it('pays no more than the farm returns', async () => {
    const { cake, syrup, ann, admin, treasury } = world
    const chef = await deploy<KnownContract<object>>('StingyChef', cake)
    const vault = await deploy<Vault>('CakeVault', cake, syrup, chef, admin, treasury)
    await cake.connect(ann).approve(vault, MaxUint256)
    await vault.connect(ann).deposit(TEN)
    await time.increase(259_200)
    await expect(vault.connect(ann).withdrawAll())
      .to.emit(vault, 'Withdraw')
      .withArgs(ann.address, TEN / 2n, TEN)
  })
})
