import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken } from '../exchangeContracts.ts'
import type { Chef } from './farmContracts.ts'
import { blockOf, CAKE_PER_BLOCK, deployFarmFixture, type FarmFixture } from './farmFixture.ts'

const TEN = parseUnits('10')
/** Later than any test before: all tests share a chain. */
const FUTURE_BLOCK = 1_000_000n
const NOT_OWNER = 'Ownable: caller is not the owner'

let fixture: FarmFixture
const deployBeforeEach = () =>
  beforeEach(async () => {
    fixture = await loadFixture(deployFarmFixture)
  })

const pointsOf = async (chef: Chef) => {
  const count = Number(await chef.poolLength())
  const infos = await Promise.all(Array.from({ length: count }, (_, pid) => chef.poolInfo(BigInt(pid))))
  return [...infos.map(([, points]) => points), await chef.totalAllocPoint()]
}

describe('the MasterChef', () => {
  deployBeforeEach()
  it('starts with CAKE staking as the only farm, with all of the 1000 points', async () => {
    const { chef, cake, syrup, dev, owner } = fixture
    expect([await chef.cake(), await chef.syrup(), await chef.devaddr()]).to.deep.equal([
      ...[cake.target, syrup.target, dev.address],
    ])
    expect([await chef.cakePerBlock(), await chef.startBlock(), await chef.owner()]).to.deep.equal([
      ...[CAKE_PER_BLOCK, 0n, owner.address],
    ])
    expect(await pointsOf(chef)).to.deep.equal([1000n, 1000n])
    expect([...(await chef.poolInfo(0n))]).to.deep.equal([cake.target, 1000n, 0n, 0n])
  })

  it('gives CAKE a quarter after each change: a third of the points of all others, rounded down', async () => {
    const { chef, plum, pear } = fixture
    await chef.add(2000n, plum, false)
    expect(await pointsOf(chef)).to.deep.equal([666n, 2000n, 2666n])
    const block = await blockOf(chef.add(1000n, pear, false))
    expect(await pointsOf(chef)).to.deep.equal([1000n, 2000n, 1000n, 4000n])
    expect([...(await chef.poolInfo(2n))]).to.deep.equal([pear.target, 1000n, block, 0n])
    await chef.set(1n, 50n, false)
    expect(await pointsOf(chef)).to.deep.equal([350n, 50n, 1000n, 1400n])
    await chef.set(2n, 0n, false)
    await chef.set(1n, 2n, false)
    expect(await pointsOf(chef)).to.deep.equal([0n, 2n, 0n, 2n])
    // Points set for CAKE staking are overwritten as soon as another farm has points.
    await chef.set(0n, 500n, false)
    expect(await pointsOf(chef)).to.deep.equal([0n, 2n, 0n, 2n])
  })

  it('settles the rewards by the old points if withUpdate is true', async () => {
    const { chef, plum, pear, ann } = fixture
    await chef.add(3000n, plum, true)
    await chef.connect(ann).deposit(1n, TEN)
    await mine(3)
    await chef.set(1n, 0n, true)
    const earned = (4n * CAKE_PER_BLOCK * 3n) / 4n
    expect(await chef.pendingCake(1n, ann)).to.equal(earned)
    await mine(3)
    expect(await chef.pendingCake(1n, ann)).to.equal(earned)
    // With false the new points apply to past blocks as well.
    await chef.add(1000n, pear, false)
    await chef.connect(ann).deposit(2n, TEN)
    await mine(3)
    await chef.set(2n, 0n, false)
    expect(await chef.pendingCake(2n, ann)).to.equal(0n)
  })

  it('pays nothing before its first block', async () => {
    const { cake, syrup, dev, plum, ann } = fixture
    const chef = await deploy<Chef>('MasterChef', cake, syrup, dev, CAKE_PER_BLOCK, FUTURE_BLOCK)
    await chef.add(1000n, plum, true)
    expect((await chef.poolInfo(1n))[2]).to.equal(FUTURE_BLOCK)
    expect(await chef.pendingCake(1n, ann)).to.equal(0n)
    await chef.updatePool(1n)
    expect((await chef.poolInfo(1n))[2]).to.equal(FUTURE_BLOCK)
  })

  it('multiplies rewards by its bonus', async () => {
    const { chef, plum, ann } = fixture
    expect([await chef.BONUS_MULTIPLIER(), await chef.getMultiplier(10n, 25n)]).to.deep.equal([1n, 15n])
    await chef.updateMultiplier(3n)
    expect(await chef.getMultiplier(10n, 25n)).to.equal(45n)
    await chef.add(3000n, plum, false)
    await chef.connect(ann).deposit(1n, TEN)
    await mine(2)
    expect(await chef.pendingCake(1n, ann)).to.equal((2n * 3n * CAKE_PER_BLOCK * 3n) / 4n)
  })

  it('accepts changes from its owner only, and of the developer address from the developer only', async () => {
    const { chef, plum, dev, ann } = fixture
    const other = chef.connect(ann)
    await expect(other.add(1n, plum, false)).to.be.revertedWith(NOT_OWNER)
    await expect(other.set(0n, 1n, false)).to.be.revertedWith(NOT_OWNER)
    await expect(other.updateMultiplier(2n)).to.be.revertedWith(NOT_OWNER)
    await expect(other.setMigrator(ann)).to.be.revertedWith(NOT_OWNER)
    await expect(chef.dev(ann)).to.be.revertedWith('dev: wut?')
    await chef.connect(dev).dev(ann)
    expect(await chef.devaddr()).to.equal(ann.address)
  })
})

describe('migration', () => {
  deployBeforeEach()
  type Migrator = KnownContract<object>
  let otherToken: MintableToken
  let migrator: Migrator

  beforeEach(async () => {
    const { chef, plum, ann } = fixture
    await chef.add(3000n, plum, false)
    await chef.connect(ann).deposit(1n, TEN)
    otherToken = await deploy<MintableToken>('DevToken', 'Pot', 'POT', 18, parseUnits('100'))
  })

  const migrateWith = async (short: bigint) => {
    migrator = await deploy<Migrator>('TestMigrator', otherToken, short)
    await otherToken.transfer(migrator.target, parseUnits('100'))
    await fixture.chef.setMigrator(migrator.target)
  }

  it('can be called by any account once a migrator is set, and exchanges the whole stake for another token', async () => {
    const { chef, plum, ann, bob } = fixture
    expect(await chef.migrator()).to.equal(ZeroAddress)
    await expect(chef.migrate(1n)).to.be.revertedWith('migrate: no migrator')
    await migrateWith(0n)
    await chef.connect(bob).migrate(1n)
    expect((await chef.poolInfo(1n))[0]).to.equal(otherToken.target)
    expect([await plum.balanceOf(migrator.target), await otherToken.balanceOf(chef)]).to.deep.equal([TEN, TEN])
    await chef.connect(ann).withdraw(1n, TEN)
    expect(await otherToken.balanceOf(ann)).to.equal(TEN)
  })

  it('is rejected if the migrator returns less', async () => {
    await migrateWith(1n)
    await expect(fixture.chef.migrate(1n)).to.be.revertedWith('migrate: bad')
    expect((await fixture.chef.poolInfo(1n))[0]).to.equal(fixture.plum.target)
  })
})
