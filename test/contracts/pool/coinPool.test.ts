import { loadFixture, mine, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseEther, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken, Wbnb, Write } from '../exchangeContracts.ts'
import { blockOf } from '../farm/farmFixture.ts'
import type { CoinPool } from './poolContracts.ts'

type CoinHolder = KnownContract<{
  stake: Write<[pool: AddressLike, amount: bigint]>
  leave: Write<[pool: AddressLike, amount: bigint]>
}>

const ONE = 10n ** 18n
const SCALE = 10n ** 12n
const [START, END] = [1000n, 1100n]
const NOT_OWNER = 'Ownable: caller is not the owner'

async function deployCoinPool() {
  const [owner, admin, ann, bob] = await hre.ethers.getSigners()
  if (!owner || !admin || !ann || !bob) throw new Error('The chain has too few accounts.')
  const wbnb = await deploy<Wbnb>('WBNB')
  const gold = await deploy<MintableToken>('DevToken', 'Gold', 'GOLD', 18, 100n * ONE)
  const pool = await deploy<CoinPool>('BnbStaking', wbnb, gold, ONE, START, END, admin, wbnb)
  await gold.transfer(pool, 100n * ONE)
  return { owner, admin, ann, bob, wbnb, gold, pool }
}

describe('the pool of native coin', () => {
  let world: Awaited<ReturnType<typeof deployCoinPool>>
  before(() => reset())
  beforeEach(async () => {
    world = await loadFixture(deployCoinPool)
  })

  it('returns its terms', async () => {
    const { owner, admin, pool, wbnb, gold } = world
    expect([await pool.WBNB(), await pool.rewardToken(), await pool.adminAddress(), await pool.owner()]).to.deep.equal([
      ...[wbnb.target, gold.target, admin.address, owner.address],
    ])
    const numbers = [pool.rewardPerBlock, pool.startBlock, pool.bonusEndBlock, pool.limitAmount, pool.totalAllocPoint]
    expect(await Promise.all(numbers.map((read) => read()))).to.deep.equal([ONE, START, END, 10n * ONE, 1000n])
    expect([...(await pool.poolInfo(0n))]).to.deep.equal([wbnb.target, 1000n, START, 0n])
    expect(
      await Promise.all([pool.getMultiplier(START, START + 40n), pool.getMultiplier(END - 50n, END + 50n)]),
    ).to.deep.equal([40n, 50n])
    expect(await pool.getMultiplier(END, END + 50n)).to.equal(0n)
  })

  it('wraps deposits and unwraps withdrawals', async () => {
    const { pool, wbnb, ann } = world
    const staked = pool.connect(ann).deposit({ value: 4n * ONE })
    await expect(staked)
      .to.emit(pool, 'Deposit')
      .withArgs(ann.address, 4n * ONE)
    await expect(staked).to.changeEtherBalance(ann, -4n * ONE)
    expect([await wbnb.balanceOf(pool), (await pool.userInfo(ann))[0]]).to.deep.equal([4n * ONE, 4n * ONE])
    const left = pool.connect(ann).withdraw(3n * ONE)
    await expect(left)
      .to.emit(pool, 'Withdraw')
      .withArgs(ann.address, 3n * ONE)
    await expect(left).to.changeEtherBalance(ann, 3n * ONE)
    await expect(pool.connect(ann).withdraw(2n * ONE)).to.be.revertedWith('withdraw: not good')
  })

  it("limits the stake of each account to ten coins, or to the owner's setting", async () => {
    const { pool, ann, bob } = world
    await pool.connect(ann).deposit({ value: 10n * ONE })
    await expect(pool.connect(ann).deposit({ value: 1n })).to.be.revertedWith('exceed the top')
    await pool.setLimitAmount(11n * ONE)
    await pool.connect(ann).deposit({ value: ONE })
    await expect(pool.connect(bob).deposit({ value: 11n * ONE + 1n })).to.be.revertedWith('exceed the top')
    await expect(pool.connect(ann).setLimitAmount(1n)).to.be.revertedWith(NOT_OWNER)
  })

  it('pays by share between its first and its last block', async () => {
    const { pool, gold, ann, bob } = world
    await pool.connect(ann).deposit({ value: ONE })
    await mineUpTo(Number(START) + 9)
    const first = await blockOf(pool.connect(bob).deposit({ value: 3n * ONE }))
    await mine(6)
    expect(await pool.pendingReward(bob)).to.equal((6n * ONE * 3n) / 4n)
    const second = await blockOf(pool.connect(ann).deposit())
    const perShare = (first - START) * SCALE + ((second - first) * SCALE) / 4n
    expect(await gold.balanceOf(ann)).to.equal((ONE * perShare) / SCALE)
    expect((await pool.poolInfo(0n))[3]).to.equal(perShare)
    await mineUpTo(Number(END) + 10)
    await pool.massUpdatePools()
    await pool.updatePool(0n)
    await pool.connect(ann).withdraw(ONE)
    await pool.connect(bob).withdraw(3n * ONE)
    expect((await gold.balanceOf(ann)) + (await gold.balanceOf(bob))).to.equal(100n * ONE)
  })

  it('lets a blacklisted account withdraw without a reward', async () => {
    const { pool, gold, admin, ann } = world
    await pool.connect(ann).deposit({ value: ONE })
    await mineUpTo(Number(START) + 9)
    await expect(pool.setBlackList(ann)).to.be.revertedWith('admin: wut?')
    await pool.connect(admin).setBlackList(ann)
    expect((await pool.userInfo(ann))[2]).to.equal(true)
    await expect(pool.connect(ann).deposit()).to.be.revertedWith('in black list')
    await expect(pool.connect(ann).withdraw(ONE)).to.changeEtherBalance(ann, ONE)
    expect(await gold.balanceOf(ann)).to.equal(0n)
    await expect(pool.removeBlackList(ann)).to.be.revertedWith('admin: wut?')
    await pool.connect(admin).removeBlackList(ann)
    await pool.connect(ann).deposit({ value: ONE })
    await expect(pool.connect(admin).setAdmin(admin)).to.be.revertedWith(NOT_OWNER)
    await pool.setAdmin(ann)
    expect(await pool.adminAddress()).to.equal(ann.address)
  })

  it('returns wrapped coin in an emergency', async () => {
    const { pool, wbnb, gold, ann } = world
    await pool.connect(ann).deposit({ value: ONE })
    await mineUpTo(Number(START) + 9)
    await expect(pool.connect(ann).emergencyWithdraw()).to.emit(pool, 'EmergencyWithdraw').withArgs(ann.address, ONE)
    expect([await wbnb.balanceOf(ann), await gold.balanceOf(ann)]).to.deep.equal([ONE, 0n])
    expect([...(await pool.userInfo(ann))]).to.deep.equal([0n, 0n, false])
  })

  it('lets its owner withdraw rewards, but never all', async () => {
    const { pool, gold, owner, ann } = world
    await expect(pool.emergencyRewardWithdraw(100n * ONE)).to.be.revertedWith('not enough token')
    await pool.emergencyRewardWithdraw(100n * ONE - 1n)
    expect(await gold.balanceOf(owner)).to.equal(100n * ONE - 1n)
    await expect(pool.connect(ann).emergencyRewardWithdraw(1n)).to.be.revertedWith(NOT_OWNER)
  })

  it('rejects coin without a deposit, and pays contracts that accept it', async () => {
    const { pool, ann } = world
    await expect(ann.sendTransaction({ to: pool, value: 1n })).to.be.revertedWithPanic(1)
    for (const acceptsCoin of [true, false]) {
      const holder = (await hre.ethers.deployContract('CoinHolder', [acceptsCoin], {
        value: parseEther('1'),
      })) as unknown as CoinHolder
      await holder.stake(pool, ONE)
      const leaving = holder.leave(pool, ONE)
      if (acceptsCoin) await expect(leaving).to.changeEtherBalance(holder, ONE)
      else await expect(leaving).to.be.revertedWith('TransferHelper: ETH_TRANSFER_FAILED')
    }
  })
})
