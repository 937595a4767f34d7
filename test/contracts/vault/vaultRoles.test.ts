import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import { deployVault, type VaultWorld } from './deployVault.ts'

type Guest = KnownContract<Record<'deposit' | 'withdraw' | 'harvest', Write<[vault: AddressLike]>>>

const TEN = parseUnits('10')
const NOT_OWNER = 'Ownable: caller is not the owner'
const NOT_ADMIN = 'admin: wut?'

let world: VaultWorld
const deployBeforeEach = () =>
  beforeEach(async () => {
    world = await loadFixture(deployVault)
  })

describe('the fees of the vault', () => {
  deployBeforeEach()
  for (const [key, name, max] of [
    ['performanceFee', 'setPerformanceFee', 500n],
    ['callFee', 'setCallFee', 100n],
    ['withdrawFee', 'setWithdrawFee', 100n],
    ['withdrawFeePeriod', 'setWithdrawFeePeriod', 259_200n],
  ] as const) {
    it(`limit ${key} to its maximum`, async () => {
      const { vault, admin } = world
      await vault.connect(admin)[name](max)
      expect(await vault[key]()).to.equal(max)
      const limit = `MAX_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}` as 'MAX_CALL_FEE'
      expect(await vault[limit]()).to.equal(max)
      const words = {
        performanceFee: 'performanceFee cannot be more than MAX_PERFORMANCE_FEE',
        callFee: 'callFee cannot be more than MAX_CALL_FEE',
        withdrawFee: 'withdrawFee cannot be more than MAX_WITHDRAW_FEE',
        withdrawFeePeriod: 'withdrawFeePeriod cannot be more than MAX_WITHDRAW_FEE_PERIOD',
      }
      await expect(vault.connect(admin)[name](max + 1n)).to.be.revertedWith(words[key])
      await expect(vault[name](1n)).to.be.revertedWith(NOT_ADMIN)
    })
  }
})

describe('the roles of the vault', () => {
  deployBeforeEach()
  it('are assigned by the owner', async () => {
    const { vault, ann } = world
    await vault.setAdmin(ann)
    await vault.setTreasury(ann)
    expect([await vault.admin(), await vault.treasury()]).to.deep.equal([ann.address, ann.address])
    await expect(vault.setAdmin(ZeroAddress)).to.be.revertedWith('Cannot be zero address')
    await expect(vault.setTreasury(ZeroAddress)).to.be.revertedWith('Cannot be zero address')
    await expect(vault.connect(ann).setAdmin(ann)).to.be.revertedWith(NOT_OWNER)
    await expect(vault.connect(ann).setTreasury(ann)).to.be.revertedWith(NOT_OWNER)
  })

  it('let the admin pause deposits and harvests, but never withdrawals', async () => {
    const { vault, admin, ann } = world
    await vault.connect(ann).deposit(TEN)
    await expect(vault.pause()).to.be.revertedWith(NOT_ADMIN)
    await expect(vault.connect(admin).unpause()).to.be.revertedWith('Pausable: not paused')
    const paused = vault.connect(admin).pause()
    await expect(paused).to.emit(vault, 'Pause')
    await expect(paused).to.emit(vault, 'Paused').withArgs(admin.address)
    expect(await vault.paused()).to.equal(true)
    await expect(vault.connect(admin).pause()).to.be.revertedWith('Pausable: paused')
    await expect(vault.connect(ann).deposit(1n)).to.be.revertedWith('Pausable: paused')
    await expect(vault.connect(ann).harvest()).to.be.revertedWith('Pausable: paused')
    await vault.connect(ann).withdraw(TEN / 2n)
    await expect(vault.unpause()).to.be.revertedWith(NOT_ADMIN)
    const again = vault.connect(admin).unpause()
    await expect(again).to.emit(vault, 'Unpause')
    await expect(again).to.emit(vault, 'Unpaused').withArgs(admin.address)
    await vault.connect(ann).deposit(1n)
  })

  it('let the admin withdraw the stake into the vault in an emergency, without rewards', async () => {
    const { vault, chef, admin, ann } = world
    await vault.connect(ann).deposit(TEN)
    await mine(5)
    await expect(vault.emergencyWithdraw()).to.be.revertedWith(NOT_ADMIN)
    await vault.connect(admin).emergencyWithdraw()
    expect([await vault.available(), await vault.balanceOf()]).to.deep.equal([TEN, TEN])
    expect([...(await chef.userInfo(0n, vault))]).to.deep.equal([0n, 0n])
    await vault.connect(ann).withdrawAll()
  })

  it('let the admin recover stuck tokens, but no CAKE and no SYRUP', async () => {
    const { vault, cake, syrup, plum, admin, ann } = world
    await plum.connect(ann).transfer(vault, 7n)
    await vault.connect(admin).inCaseTokensGetStuck(plum)
    expect(await plum.balanceOf(admin)).to.equal(7n)
    await expect(vault.connect(admin).inCaseTokensGetStuck(cake)).to.be.revertedWith(
      'Token cannot be same as deposit token',
    )
    await expect(vault.connect(admin).inCaseTokensGetStuck(syrup)).to.be.revertedWith(
      'Token cannot be same as receipt token',
    )
    await expect(vault.inCaseTokensGetStuck(plum)).to.be.revertedWith(NOT_ADMIN)
  })
})

describe('a contract', () => {
  deployBeforeEach()
  it('is rejected, even in its constructor', async () => {
    const { vault } = world
    const guest = await deploy<Guest>('VaultGuest', ZeroAddress)
    const revertReason = 'contract not allowed'
    await expect(guest.deposit(vault)).to.be.revertedWith(revertReason)
    await expect(guest.withdraw(vault)).to.be.revertedWith(revertReason)
    await expect(guest.harvest(vault)).to.be.revertedWith(revertReason)
    await expect(hre.ethers.deployContract('VaultGuest', [vault])).to.be.revertedWith('proxy contract not allowed')
  })
})
