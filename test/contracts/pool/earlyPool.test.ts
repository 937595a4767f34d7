import { loadFixture, mine, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'
import { blockOf } from '../farm/farmFixture.ts'
import type { EarlyPool } from './poolContracts.ts'

const ONE = 10n ** 18n
const SCALE = 10n ** 12n
const [START, END] = [1000n, 1100n]
const NOT_OWNER = 'Ownable: caller is not the owner'

async function deployEarlyPool() {
  const [owner, ann, bob] = await hre.ethers.getSigners()
  if (!owner || !ann || !bob) throw new Error('The chain has too few accounts.')
  const plum = await deploy<MintableToken>('DevToken', 'Plum', 'PLUM', 18, 0n)
  const gold = await deploy<MintableToken>('DevToken', 'Gold', 'GOLD', 18, 100n * ONE)
  const pool = await deploy<EarlyPool>('SmartChef', plum, gold, ONE, START, END)
  await gold.transfer(pool, 100n * ONE)
  for (const person of [ann, bob]) {
    await plum.mint(person, 1000n * ONE)
    await plum.connect(person).approve(pool, MaxUint256)
  }
  return { owner, ann, bob, plum, gold, pool }
}

describe('an early pool of tokens', () => {
  let world: Awaited<ReturnType<typeof deployEarlyPool>>
  before(() => reset())
  beforeEach(async () => {
    world = await loadFixture(deployEarlyPool)
  })

  it('returns its terms, and has no limit function', async () => {
    const { owner, pool, plum, gold } = world
    expect([await pool.syrup(), await pool.rewardToken(), await pool.owner()]).to.deep.equal([
      ...[plum.target, gold.target, owner.address],
    ])
    const numbers = [pool.rewardPerBlock, pool.startBlock, pool.bonusEndBlock]
    expect(await Promise.all(numbers.map((read) => read()))).to.deep.equal([ONE, START, END])
    expect([...(await pool.poolInfo(0n))]).to.deep.equal([plum.target, 1000n, START, 0n])
    expect(await pool.getMultiplier(END - 30n, END + 30n)).to.equal(30n)
    const limit = new hre.ethers.Interface(['function poolLimitPerUser()']).encodeFunctionData('poolLimitPerUser')
    await expect(hre.ethers.provider.call({ to: pool, data: limit })).to.be.revertedWithoutReason()
  })

  it('pays rewards by share on every deposit, even of 0, and on every withdrawal', async () => {
    const { pool, plum, gold, ann, bob } = world
    await expect(pool.connect(ann).deposit(ONE)).to.emit(pool, 'Deposit').withArgs(ann.address, ONE)
    await mineUpTo(Number(START) + 9)
    const first = await blockOf(pool.connect(bob).deposit(3n * ONE))
    await mine(4)
    expect(await pool.pendingReward(bob)).to.equal(3n * ONE)
    const second = await blockOf(pool.connect(ann).deposit(0n))
    const expectedOfAnn = ((first - START) * SCALE + ((second - first) * SCALE) / 4n) * (ONE / SCALE)
    expect(await gold.balanceOf(ann)).to.equal(expectedOfAnn)
    expect([...(await pool.userInfo(ann))]).to.deep.equal([ONE, expectedOfAnn])
    const third = await blockOf(pool.connect(bob).withdraw(2n * ONE))
    expect(await gold.balanceOf(bob)).to.equal(((third - first) * 3n * ONE) / 4n)
    expect(await plum.balanceOf(bob)).to.equal(999n * ONE)
    await expect(pool.connect(bob).withdraw(ONE)).to.emit(pool, 'Withdraw').withArgs(bob.address, ONE)
    await expect(pool.connect(bob).withdraw(1n)).to.be.revertedWith('withdraw: not good')
    await mineUpTo(Number(END) + 10)
    await pool.massUpdatePools()
    await pool.updatePool(0n)
    await pool.connect(ann).withdraw(ONE)
    const paid = (await gold.balanceOf(ann)) + (await gold.balanceOf(bob))
    expect(paid <= 100n * ONE && paid > 100n * ONE - SCALE, String(paid)).to.equal(true)
  })

  it('returns a stake without rewards in an emergency', async () => {
    const { pool, plum, gold, ann } = world
    await pool.connect(ann).deposit(5n * ONE)
    await mineUpTo(Number(START) + 9)
    await expect(pool.connect(ann).emergencyWithdraw())
      .to.emit(pool, 'EmergencyWithdraw')
      .withArgs(ann.address, 5n * ONE)
    expect([await plum.balanceOf(ann), await gold.balanceOf(ann)]).to.deep.equal([1000n * ONE, 0n])
    expect([...(await pool.userInfo(ann))]).to.deep.equal([0n, 0n])
  })

  it('is ended by its owner, who can withdraw rewards but never all', async () => {
    const { pool, gold, owner, ann } = world
    await pool.connect(ann).deposit(ONE)
    await mineUpTo(Number(START) + 9)
    const last = await blockOf(pool.stopReward())
    await mine(20)
    expect(await pool.bonusEndBlock()).to.equal(last)
    expect(await pool.pendingReward(ann)).to.equal((last - START) * ONE)
    await expect(pool.emergencyRewardWithdraw(100n * ONE)).to.be.revertedWith('not enough token')
    await pool.emergencyRewardWithdraw(ONE)
    expect(await gold.balanceOf(owner)).to.equal(ONE)
    for (const ownerCall of [pool.connect(ann).stopReward(), pool.connect(ann).emergencyRewardWithdraw(1n)]) {
      await expect(ownerCall).to.be.revertedWith(NOT_OWNER)
    }
  })
})
