import { loadFixture, mine, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import hre from 'hardhat'
import { blockOf } from '../farm/farmFixture.ts'
import type { SmartChef } from './poolContracts.ts'
import { deployPools, FIRST_BLOCK, LAST_BLOCK, makePool, poolAddress, type Pools } from './pools.ts'

const ONE = 10n ** 18n
const FUTURE_BLOCK = FIRST_BLOCK + 1000n
const NOT_OWNER = 'Ownable: caller is not the owner'

let pools: Pools
let pool: SmartChef
const deployBeforeEach = () => {
  before(() => reset())
  beforeEach(async () => {
    pools = await loadFixture(deployPools)
    pool = await makePool(pools, pools.gold)
  })
}

describe('the factory', () => {
  deployBeforeEach()
  it('creates a pool at its CREATE2 address, with all given terms', async () => {
    const { factory, owner, ann, plum, tin } = pools
    const expectedAddress = await poolAddress(pools, tin, FUTURE_BLOCK)
    await expect(factory.deployPool(plum, tin, 7n, FUTURE_BLOCK, FUTURE_BLOCK + 100n, 5n, ann))
      .to.emit(factory, 'NewSmartChefContract')
      .withArgs(expectedAddress)
    const created = (await hre.ethers.getContractAt('SmartChefInitializable', expectedAddress)) as unknown as SmartChef
    expect([await created.stakedToken(), await created.rewardToken(), await created.owner()]).to.deep.equal([
      ...[plum.target, tin.target, ann.address],
    ])
    const numbers = [created.rewardPerBlock, created.startBlock, created.bonusEndBlock, created.poolLimitPerUser]
    expect(await Promise.all(numbers.map((read) => read()))).to.deep.equal([7n, FUTURE_BLOCK, FUTURE_BLOCK + 100n, 5n])
    expect([await created.SMART_CHEF_FACTORY(), await created.isInitialized()]).to.deep.equal([factory.target, true])
    expect([await created.lastRewardBlock(), await pool.hasUserLimit(), await factory.owner()]).to.deep.equal([
      ...[FUTURE_BLOCK, false, owner.address],
    ])
    await expect(
      factory.deployPool(plum, tin, 7n, FUTURE_BLOCK, FUTURE_BLOCK + 100n, 5n, ann),
    ).to.be.revertedWithoutReason()
  })

  it('accepts calls from its owner only, with two different tokens', async () => {
    const { factory, ann, plum, tin } = pools
    await expect(factory.connect(ann).deployPool(plum, tin, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, ann)).to.be.revertedWith(
      NOT_OWNER,
    )
    await expect(factory.deployPool(plum, plum, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, ann)).to.be.revertedWith(
      'Tokens must be be different',
    )
    await expect(factory.deployPool(plum, factory, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, ann)).to.be.revertedWithoutReason()
  })

  it('initialises a pool once, and no other account can', async () => {
    const { owner, plum, gold } = pools
    const terms = [plum, gold, 1n, FIRST_BLOCK, LAST_BLOCK, 0n, owner] as const
    await expect(pool.initialize(...terms)).to.be.revertedWith('Already initialized')
    const factory = await hre.ethers.getImpersonatedSigner(pools.factory.target)
    await hre.network.provider.send('hardhat_setBalance', [factory.address, '0xde0b6b3a7640000'])
    const own = (await (
      await hre.ethers.getContractFactory('SmartChefInitializable', factory)
    ).deploy()) as unknown as SmartChef
    await expect(own.connect(owner).initialize(...terms)).to.be.revertedWith('Not factory')
    await own.initialize(...terms)
    expect(await own.owner()).to.equal(owner.address)
  })
})

describe('the owner of a pool', () => {
  deployBeforeEach()
  it('changes the reward and the blocks before the pool starts', async () => {
    await expect(pool.updateRewardPerBlock(5n)).to.emit(pool, 'NewRewardPerBlock').withArgs(5n)
    expect(await pool.rewardPerBlock()).to.equal(5n)
    await expect(pool.updateStartAndEndBlocks(FUTURE_BLOCK, FUTURE_BLOCK + 9n))
      .to.emit(pool, 'NewStartAndEndBlocks')
      .withArgs(FUTURE_BLOCK, FUTURE_BLOCK + 9n)
    expect([await pool.startBlock(), await pool.bonusEndBlock(), await pool.lastRewardBlock()]).to.deep.equal([
      ...[FUTURE_BLOCK, FUTURE_BLOCK + 9n, FUTURE_BLOCK],
    ])
    await expect(pool.updateStartAndEndBlocks(FUTURE_BLOCK, FUTURE_BLOCK)).to.be.revertedWith(
      'New startBlock must be lower than new endBlock',
    )
    await expect(pool.updateStartAndEndBlocks(1n, FUTURE_BLOCK)).to.be.revertedWith(
      'New startBlock must be higher than current block',
    )
    await mineUpTo(Number(FUTURE_BLOCK))
    await expect(pool.updateRewardPerBlock(6n)).to.be.revertedWith('Pool has started')
    await expect(pool.updateStartAndEndBlocks(FUTURE_BLOCK + 50n, FUTURE_BLOCK + 60n)).to.be.revertedWith(
      'Pool has started',
    )
  })

  it('stops the rewards at once', async () => {
    const { ann } = pools
    await pool.connect(ann).deposit(ONE)
    await mineUpTo(Number(FIRST_BLOCK) + 10)
    const block = await blockOf(pool.stopReward())
    await mine(20)
    expect([await pool.bonusEndBlock(), await pool.pendingReward(ann)]).to.deep.equal([
      ...[block, (block - FIRST_BLOCK) * ONE],
    ])
  })

  it('raises or removes a limit, but cannot add one', async () => {
    await expect(pool.updatePoolLimitPerUser(true, 5n)).to.be.revertedWith('Must be set')
    const limited = await makePool(pools, pools.tin, { limitRaw: 5n })
    await expect(limited.updatePoolLimitPerUser(true, 5n)).to.be.revertedWith('New limit must be higher')
    await expect(limited.updatePoolLimitPerUser(true, 6n)).to.emit(limited, 'NewPoolLimit').withArgs(6n)
    expect(await limited.poolLimitPerUser()).to.equal(6n)
    await expect(limited.updatePoolLimitPerUser(false, 9n)).to.emit(limited, 'NewPoolLimit').withArgs(0n)
    expect([await limited.hasUserLimit(), await limited.poolLimitPerUser()]).to.deep.equal([false, 0n])
    await limited.connect(pools.ann).deposit(1000n)
  })

  it('withdraws rewards and tokens sent by mistake, but never a stake', async () => {
    const { owner, plum, gold, tin } = pools
    const before = await gold.balanceOf(owner)
    await pool.emergencyRewardWithdraw(3n)
    expect((await gold.balanceOf(owner)) - before).to.equal(3n)
    await tin.transfer(pool, 9n)
    await expect(pool.recoverWrongTokens(tin, 9n)).to.emit(pool, 'AdminTokenRecovery').withArgs(tin.target, 9n)
    expect(await tin.balanceOf(pool)).to.equal(0n)
    await expect(pool.recoverWrongTokens(plum, 1n)).to.be.revertedWith('Cannot be staked token')
    await expect(pool.recoverWrongTokens(gold, 1n)).to.be.revertedWith('Cannot be reward token')
  })

  it('is the only account that can', async () => {
    const other = pool.connect(pools.ann)
    const attempts = [
      ...[() => other.emergencyRewardWithdraw(1n), () => other.recoverWrongTokens(pools.tin, 1n)],
      ...[() => other.stopReward(), () => other.updatePoolLimitPerUser(false, 0n)],
      ...[() => other.updateRewardPerBlock(1n), () => other.updateStartAndEndBlocks(1n, 2n)],
    ]
    for (const attempt of attempts) await expect(attempt()).to.be.revertedWith(NOT_OWNER)
  })
})
