import { loadFixture, mineUpTo, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseEther, ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { contractAt, deploy } from '../deployExchange.ts'
import type { KnownContract, MintableToken, TokenMethods, Wbnb, Write } from '../exchangeContracts.ts'
import { blockOf } from '../farm/farmFixture.ts'
import type { CoinPool, EarlyPool, OldPool, SmartChef } from '../pool/poolContracts.ts'
import { deployPools, FIRST_BLOCK, LAST_BLOCK, makePool, poolAddress, type Pools } from '../pool/pools.ts'

const ONE = 10n ** 18n

type CallbackToken = KnownContract<TokenMethods & { callDuringTransfer: Write<[target: AddressLike, data: string]> }>
type CoinHolder = KnownContract<Record<'stake' | 'leave', Write<[pool: AddressLike, amount: bigint]>>>

let pools: Pools
const deployBeforeEach = () => {
  before(() => reset())
  beforeEach(async () => {
    pools = await loadFixture(deployPools)
  })
}

/** Creates a pool whose staked or reward token calls the pool back during a transfer. */
async function deployCallbackPool(role: 'staked' | 'reward') {
  const { factory, owner, ann, plum } = pools
  const callback = await deploy<CallbackToken>('CallbackToken', 10n ** 30n)
  const [staked, reward] = role === 'staked' ? [callback, plum] : [plum, callback]
  await factory.deployPool(staked, reward, ONE, FIRST_BLOCK, LAST_BLOCK, 0n, owner)
  const address = await poolAddress({ ...pools, plum: staked as MintableToken }, reward as MintableToken, FIRST_BLOCK)
  const pool = await contractAt<SmartChef>('SmartChefInitializable', address)
  await callback.transfer(role === 'staked' ? ann : pool, 100n * ONE)
  if (role === 'reward') await plum.transfer(ann, ONE)
  else await plum.transfer(pool, 100n * ONE)
  await staked.connect(ann).approve(pool, MaxUint256)
  return { pool, callback }
}

describe('our pool, like a deployed one', () => {
  deployBeforeEach()

  it('rejects a call from its token during a transfer', async () => {
    const { ann } = pools
    for (const role of ['staked', 'reward'] as const) {
      const { pool, callback } = await deployCallbackPool(role)
      await pool.connect(ann).deposit(ONE)
      await mineUpTo(Math.max(await hre.ethers.provider.getBlockNumber(), Number(FIRST_BLOCK) + 10))
      const again = [
        pool.interface.encodeFunctionData('deposit', [0n]),
        pool.interface.encodeFunctionData('withdraw', [0n]),
        pool.interface.encodeFunctionData('emergencyWithdraw'),
      ]
      for (const data of again) {
        await callback.callDuringTransfer(pool, data)
        await expect(pool.connect(ann).withdraw(1n), role).to.be.revertedWith('ReentrancyGuard: reentrant call')
      }
      // The guard is released after each call.
      await callback.callDuringTransfer(ZeroAddress, '0x')
      await pool.connect(ann).deposit(0n)
      await pool.connect(ann).withdraw(1n)
      await pool.connect(ann).emergencyWithdraw()
      await reset()
      pools = await deployPools()
    }
  })

  it('stops its rewards without an event', async () => {
    const pool = await makePool(pools, pools.gold)
    const stopped = pool.stopReward()
    await expect(stopped).not.to.emit(pool, 'RewardsStop')
    expect(await pool.bonusEndBlock()).to.equal(await blockOf(stopped))
  })

  it('rejects the zero address as the owner at creation', async () => {
    const { factory, plum, gold } = pools
    await expect(factory.deployPool(plum, gold, ONE, FIRST_BLOCK, LAST_BLOCK, 0n, ZeroAddress)).to.be.revertedWith(
      'Ownable: new owner is the zero address',
    )
  })

  it('gives a SafeMath text for a stake beyond the largest number', async () => {
    const { ann, gold, tin } = pools
    for (const [reward, limitRaw] of [
      [gold, 0n],
      [tin, 5n],
    ] as const) {
      const pool = await makePool(pools, reward, { limitRaw, rewardPerBlockRaw: 1n })
      await pool.connect(ann).deposit(1n)
      await expect(pool.connect(ann).deposit(MaxUint256)).to.be.revertedWith('SafeMath: addition overflow')
    }
  })
})

describe('our early pools, like the deployed ones', () => {
  deployBeforeEach()

  it('give a SafeMath text for a range of blocks in reverse order', async () => {
    const { plum, gold } = pools
    const early = await deploy<EarlyPool>('SmartChef', plum, gold, ONE, FIRST_BLOCK, LAST_BLOCK)
    await expect(early.getMultiplier(2n, 1n)).to.be.revertedWith('SafeMath: subtraction overflow')
  })

  it('count from their first block, even if deployed after it', async () => {
    const first = await deploy<OldPool>('SousChef', pools.plum, ONE, 1n, LAST_BLOCK)
    expect([...(await first.poolInfo())]).to.deep.equal([1n, 0n])
  })
})

describe('our pool of native coin, like the deployed one', () => {
  deployBeforeEach()
  const deployCoinPool = async () => {
    const wbnb = await deploy<Wbnb>('WBNB')
    const { gold, owner } = pools
    const pool = await deploy<CoinPool>('BnbStaking', wbnb, gold, ONE, FIRST_BLOCK, LAST_BLOCK, owner, wbnb)
    return { wbnb, pool }
  }

  it('sends the wrapped stake to itself, so that receipts contain a transfer', async () => {
    const { wbnb, pool } = await deployCoinPool()
    await expect(pool.connect(pools.ann).deposit({ value: ONE }))
      .to.emit(wbnb, 'Transfer')
      .withArgs(pool.target, pool.target, ONE)
    await expect(pool.connect(pools.ann).deposit({ value: 0n })).not.to.emit(wbnb, 'Transfer')
  })

  it("gives the exchange's text when a contract rejects the coin", async () => {
    const { pool } = await deployCoinPool()
    const holder = (await hre.ethers.deployContract('CoinHolder', [false], {
      value: parseEther('1'),
    })) as unknown as CoinHolder
    await holder.stake(pool, ONE)
    await expect(holder.leave(pool, ONE)).to.be.revertedWith('TransferHelper: ETH_TRANSFER_FAILED')
  })
})
