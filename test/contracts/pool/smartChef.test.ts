import { loadFixture, mine, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import { blockOf } from '../farm/farmFixture.ts'
import type { SmartChef } from './poolContracts.ts'
import { deployPools, FIRST_BLOCK, LAST_BLOCK, makePool, STARTING_BALANCE, type Pools } from './pools.ts'

const ONE = 10n ** 18n
const TEN = 10n * ONE
/** For 18 decimals; with 6 it is larger (protocol 2). */
const PRECISION = 10n ** 12n

let pools: Pools
const deployBeforeEach = () => {
  before(() => reset())
  beforeEach(async () => {
    pools = await loadFixture(deployPools)
  })
}

describe('a pool', () => {
  deployBeforeEach()
  let pool: SmartChef
  beforeEach(async () => {
    pool = await makePool(pools, pools.gold)
  })

  it('records stakes and emits its events', async () => {
    const { plum, ann } = pools
    await expect(pool.connect(ann).deposit(TEN)).to.emit(pool, 'Deposit').withArgs(ann.address, TEN)
    expect([...(await pool.userInfo(ann))]).to.deep.equal([TEN, 0n])
    await expect(pool.connect(ann).withdraw(4n)).to.emit(pool, 'Withdraw').withArgs(ann.address, 4n)
    expect([await plum.balanceOf(pool), await plum.balanceOf(ann)]).to.deep.equal([
      TEN - 4n,
      STARTING_BALANCE - TEN + 4n,
    ])
    await expect(pool.connect(ann).withdraw(TEN)).to.be.revertedWith('Amount to withdraw too high')
  })

  it('pays for the blocks from its first to its last and for no other', async () => {
    const { gold, ann } = pools
    await pool.connect(ann).deposit(TEN)
    await mineUpTo(Number(FIRST_BLOCK))
    expect(await pool.pendingReward(ann)).to.equal(0n)
    await mineUpTo(Number(FIRST_BLOCK) + 30)
    expect(await pool.pendingReward(ann)).to.equal(30n * ONE)
    const block = await blockOf(pool.connect(ann).deposit(0n))
    expect(await gold.balanceOf(ann)).to.equal((block - FIRST_BLOCK) * ONE)
    await mineUpTo(Number(LAST_BLOCK) + 50)
    expect(await pool.pendingReward(ann)).to.equal((LAST_BLOCK - block) * ONE)
    await pool.connect(ann).withdraw(TEN)
    expect([await gold.balanceOf(ann), await gold.balanceOf(pool)]).to.deep.equal([100n * ONE, 0n])
    // After the end a new stake earns nothing.
    await pool.connect(ann).deposit(TEN)
    await mine(5)
    expect(await pool.pendingReward(ann)).to.equal(0n)
    await pool.connect(ann).withdraw(TEN)
    expect(await gold.balanceOf(ann)).to.equal(100n * ONE)
  })

  it('pays each account by its share and time', async () => {
    const { gold, ann, bob } = pools
    await mineUpTo(Number(FIRST_BLOCK) + 9)
    const first = await blockOf(pool.connect(ann).deposit(TEN))
    await mine(4)
    const second = await blockOf(pool.connect(bob).deposit(3n * TEN))
    await mine(7)
    const third = await blockOf(pool.connect(ann).withdraw(TEN))
    const alone = ((second - first) * ONE * PRECISION) / TEN
    const shared = ((third - second) * ONE * PRECISION) / (4n * TEN)
    expect(await pool.accTokenPerShare()).to.equal(alone + shared)
    expect(await pool.lastRewardBlock()).to.equal(third)
    expect(await gold.balanceOf(ann)).to.equal((TEN * (alone + shared)) / PRECISION)
    const expectedOfBob = (3n * TEN * (alone + shared)) / PRECISION - (3n * TEN * alone) / PRECISION
    expect(await pool.pendingReward(bob)).to.equal(expectedOfBob)
    const fourth = await blockOf(pool.connect(bob).deposit(0n))
    const later = ((fourth - third) * ONE * PRECISION) / (3n * TEN)
    const whole = (3n * TEN * (alone + shared + later)) / PRECISION - (3n * TEN * alone) / PRECISION
    expect(await gold.balanceOf(bob)).to.equal(whole)
    expect((await pool.userInfo(bob))[1]).to.equal((3n * TEN * (alone + shared + later)) / PRECISION)
  })

  it('returns a stake in an emergency, with an event of amount 0', async () => {
    const { plum, gold, ann } = pools
    await pool.connect(ann).deposit(TEN)
    await mineUpTo(Number(FIRST_BLOCK) + 9)
    await expect(pool.connect(ann).emergencyWithdraw()).to.emit(pool, 'EmergencyWithdraw').withArgs(ann.address, 0n)
    expect([await plum.balanceOf(ann), await gold.balanceOf(ann)]).to.deep.equal([STARTING_BALANCE, 0n])
    expect([...(await pool.userInfo(ann))]).to.deep.equal([0n, 0n])
    await expect(pool.connect(ann).emergencyWithdraw()).not.to.emit(plum, 'Transfer')
  })
})

describe('a pool with too few rewards', () => {
  deployBeforeEach()
  it('rejects harvests and withdrawals, except in an emergency', async () => {
    const { plum, ann } = pools
    const pool = await makePool(pools, pools.gold, { fundsRaw: ONE })
    await pool.connect(ann).deposit(TEN)
    await mineUpTo(Number(FIRST_BLOCK) + 9)
    const revertReason = 'BEP20: transfer amount exceeds balance'
    await expect(pool.connect(ann).deposit(0n)).to.be.revertedWith(revertReason)
    await expect(pool.connect(ann).withdraw(TEN)).to.be.revertedWith(revertReason)
    await pool.connect(ann).emergencyWithdraw()
    expect(await plum.balanceOf(ann)).to.equal(STARTING_BALANCE)
  })
})

describe('a pool with a limit', () => {
  deployBeforeEach()
  it('accepts stakes up to the limit of each account', async () => {
    const { ann, bob } = pools
    const pool = await makePool(pools, pools.gold, { limitRaw: TEN })
    expect([await pool.hasUserLimit(), await pool.poolLimitPerUser()]).to.deep.equal([true, TEN])
    await expect(pool.connect(ann).deposit(TEN + 1n)).to.be.revertedWith('User amount above limit')
    await pool.connect(ann).deposit(TEN - 1n)
    await pool.connect(ann).deposit(1n)
    await expect(pool.connect(ann).deposit(1n)).to.be.revertedWith('User amount above limit')
    await pool.connect(ann).deposit(0n)
    await pool.connect(bob).deposit(TEN)
  })
})

describe('a reward of few decimals', () => {
  deployBeforeEach()
  it('has a larger scale, so that its last unit counts', async () => {
    const { tin, ann } = pools
    const perBlock = parseUnits('0.25', 6)
    const pool = await makePool(pools, tin, { rewardPerBlockRaw: perBlock })
    expect(await pool.PRECISION_FACTOR()).to.equal(10n ** 24n)
    await pool.connect(ann).deposit(STARTING_BALANCE)
    await mineUpTo(Number(FIRST_BLOCK) + 3)
    const block = await blockOf(pool.connect(ann).deposit(0n))
    const accumulated = ((block - FIRST_BLOCK) * perBlock * 10n ** 24n) / STARTING_BALANCE
    expect(await tin.balanceOf(ann)).to.equal((STARTING_BALANCE * accumulated) / 10n ** 24n)
    expect((await tin.balanceOf(ann)) > 0n).to.equal(true)
  })

  it('is rejected with 30 decimals or more', async () => {
    const { owner, factory, plum } = pools
    const token29 = await deploy<MintableToken>('DevToken', 'Fine', 'FINE', 29, 1n)
    const token30 = await deploy<MintableToken>('DevToken', 'Too fine', 'FINER', 30, 1n)
    await factory.deployPool(plum, token29, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, owner)
    await expect(factory.deployPool(plum, token30, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, owner)).to.be.revertedWith(
      'Must be inferior to 30',
    )
  })
})
