import { loadFixture, mine, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import { blockOf } from '../farm/farmFixture.ts'
import type { OldPool } from './poolContracts.ts'

const ONE = 10n ** 18n
const SCALE = 10n ** 12n
const [START, END] = [1000n, 1100n]

async function deployOldPool() {
  const [, ann, bob] = await hre.ethers.getSigners()
  if (!ann || !bob) throw new Error('The chain has too few accounts.')
  const syrup = await deploy<MintableToken>('DevToken', 'SyrupBar Token', 'SYRUP', 18, 0n)
  const pool = await deploy<OldPool>('SousChef', syrup, ONE, START, END)
  for (const person of [ann, bob]) {
    await syrup.mint(person, 1000n * ONE)
    await syrup.connect(person).approve(pool, MaxUint256)
  }
  return { ann, bob, syrup, pool }
}

describe('the first kind of pool', () => {
  let world: Awaited<ReturnType<typeof deployOldPool>>
  before(() => reset())
  beforeEach(async () => {
    world = await loadFixture(deployOldPool)
  })

  it('returns its terms', async () => {
    const { pool, syrup } = world
    expect([
      await pool.syrup(),
      await pool.rewardPerBlock(),
      await pool.startBlock(),
      await pool.bonusEndBlock(),
    ]).to.deep.equal([...[syrup.target, ONE, START, END]])
    expect([...(await pool.poolInfo())]).to.deep.equal([START, 0n])
  })

  it('records rewards and pays nothing out', async () => {
    const { pool, syrup, ann, bob } = world
    await expect(pool.connect(ann).deposit(ONE)).to.emit(pool, 'Deposit').withArgs(ann.address, ONE)
    await mineUpTo(Number(START) + 9)
    const first = await blockOf(pool.connect(bob).deposit(3n * ONE))
    const alone = ((first - START) * ONE * SCALE) / ONE
    expect([...(await pool.poolInfo())]).to.deep.equal([first, alone])
    await mine(4)
    expect(await pool.pendingReward(bob)).to.equal(3n * ONE)
    const second = await blockOf(pool.connect(ann).withdraw(ONE / 2n))
    const perShare = alone + ((second - first) * ONE * SCALE) / (4n * ONE)
    const expectedOfAnn = (ONE * perShare) / SCALE
    expect([...(await pool.userInfo(ann))]).to.deep.equal([ONE / 2n, (ONE * perShare) / SCALE / 2n, expectedOfAnn])
    expect(await pool.pendingReward(ann)).to.equal(expectedOfAnn)
    expect(await syrup.balanceOf(ann)).to.equal(1000n * ONE - ONE / 2n)
    await expect(pool.connect(ann).withdraw(ONE / 2n))
      .to.emit(pool, 'Withdraw')
      .withArgs(ann.address, ONE / 2n)
    expect((await pool.userInfo(ann))[0]).to.equal(0n)
    expect((await pool.pendingReward(ann)) > expectedOfAnn).to.equal(true)
  })

  it('earns up to its last block', async () => {
    const { pool, ann } = world
    await pool.connect(ann).deposit(ONE)
    await mineUpTo(Number(END) + 40)
    expect(await pool.pendingReward(ann)).to.equal(100n * ONE)
    await pool.updatePool()
    await pool.updatePool()
    expect(await pool.pendingReward(ann)).to.equal(100n * ONE)
  })

  it('lists every staker, again after a full withdrawal if nothing of the last stake is recorded', async () => {
    const { pool, ann, bob } = world
    for (const person of [ann, bob, ann]) await pool.connect(person).deposit(ONE)
    expect([await pool.addressLength(), await pool.addressList(1n)]).to.deep.equal([2n, bob.address])
    await pool.connect(bob).withdraw(ONE)
    await pool.connect(bob).deposit(ONE)
    expect([await pool.addressLength(), await pool.addressList(2n)]).to.deep.equal([3n, bob.address])
  })

  it('rejects amounts of 0, and withdrawals above the stake', async () => {
    const { pool, ann } = world
    await expect(pool.connect(ann).deposit(0n)).to.be.revertedWith('amount 0')
    await expect(pool.connect(ann).withdraw(0n)).to.be.revertedWith('amount 0')
    await expect(pool.connect(ann).withdraw(1n)).to.be.revertedWith('withdraw: not enough')
  })

  it('returns a stake in an emergency and deletes the rewards', async () => {
    const { pool, syrup, ann } = world
    await pool.connect(ann).deposit(ONE)
    await mineUpTo(Number(START) + 9)
    await expect(pool.connect(ann).emergencyWithdraw()).to.emit(pool, 'EmergencyWithdraw').withArgs(ann.address, ONE)
    expect([...(await pool.userInfo(ann))]).to.deep.equal([0n, 0n, 0n])
    expect([await syrup.balanceOf(ann), await pool.pendingReward(ann)]).to.deep.equal([1000n * ONE, 0n])
  })
})
