import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken, TokenMethods, Write } from '../exchangeContracts.ts'
import { deployFarmFixture, type FarmFixture } from './farmFixture.ts'

type Stubborn = KnownContract<TokenMethods & { refuse: Write<[to: string]> }>

describe('a farm of a non-standard token', () => {
  let fixture: FarmFixture
  beforeEach(async () => {
    fixture = await loadFixture(deployFarmFixture)
  })

  it('reverts if the token returns false', async () => {
    const { chef, owner } = fixture
    const stubborn = await deploy<Stubborn>('StubbornToken', 100n)
    await chef.add(1n, stubborn.target, false)
    await stubborn.approve(chef, 100n)
    await chef.deposit(1n, 100n)
    await stubborn.refuse(owner.address)
    await expect(chef.withdraw(1n, 100n)).to.be.revertedWith('SafeBEP20: BEP20 operation did not succeed')
  })

  it('accepts a token that returns nothing', async () => {
    const { chef, owner } = fixture
    const silent = await deploy<MintableToken>('SilentToken', 'Silent', 'SILENT', 18, 100n)
    await chef.add(1n, silent.target, false)
    await silent.approve(chef, 100n)
    await chef.deposit(1n, 100n)
    await chef.withdraw(1n, 40n)
    expect([await silent.balanceOf(owner), await silent.balanceOf(chef)]).to.deep.equal([40n, 60n])
  })

  it('gives its own text if the token reverts without one, or is not a contract', async () => {
    const { chef, ann } = fixture
    const mute = await deploy<MintableToken>('MuteToken')
    await chef.add(1n, mute.target, false)
    await chef.add(1n, ann, false)
    await mute.approve(chef, 100n)
    await chef.deposit(1n, 100n)
    await expect(chef.withdraw(1n, 100n)).to.be.revertedWith('SafeBEP20: low-level call failed')
    await expect(chef.emergencyWithdraw(2n)).to.be.revertedWith('Address: call to non-contract')
  })
})
