import { MaxUint256, toQuantity } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { MintableToken, MulticallContract, Wbnb } from '../exchangeContracts.ts'
import { readBatch, type FuzzStep, type ReadCall } from '../fuzzChain.ts'
import type { CoinPool, OldPool } from './poolContracts.ts'
import { deployPools, FIRST_BLOCK, makePool } from './pools.ts'

/** Pool of any kind, and the properties of its kind. */
interface AnyPool {
  name: string
  contract: FuzzStep['to']
  staked: FuzzStep['to']
  /** Absent if the pool pays nothing out. */
  reward?: FuzzStep['to']
  rewardPerBlockRaw: bigint
  /** Largest stake of one account; absent: unlimited. */
  limitRaw?: bigint
  isNative: boolean
  words: { above: string; isAboveBalance: string; nothing?: string }
}

/** Balances and debts of a pool; lists are by account. */
export interface PoolState {
  balance: bigint
  staked: readonly bigint[]
  pending: readonly bigint[]
  paid: readonly bigint[]
}

const FUNDS = 10n ** 30n
export const FUZZ_LAST_BLOCK = FIRST_BLOCK + 5000n

/** Deploys a pool of each kind, and one with a limit and a reward token of 6 decimals. Suitable for loadFixture. */
export async function deployFuzzWorld() {
  const pools = await deployPools()
  const { owner, ann, bob, plum, gold, tin } = pools
  const [, , , cecil] = await hre.ethers.getSigners()
  if (!cecil) throw new Error('The chain has too few accounts.')
  const everyHolder = [ann, bob, cecil]
  const wbnb = await deploy<Wbnb>('WBNB')
  const syrup = await deploy<MintableToken>('DevToken', 'Syrup', 'SYRUP', 18, 10n ** 30n)
  const coinReward = await deploy<MintableToken>('DevToken', 'Coin reward', 'CR', 18, FUNDS)
  const [one, tinPerBlock, limitRaw] = [10n ** 18n, 250_000n, 5n * 10n ** 21n]
  const terms = { endBlock: FUZZ_LAST_BLOCK, fundsRaw: 10n ** 25n }
  const plain = await makePool(pools, gold, terms)
  const limited = await makePool(pools, tin, { ...terms, rewardPerBlockRaw: tinPerBlock, limitRaw })
  const bounds = [FIRST_BLOCK, FUZZ_LAST_BLOCK] as const
  const coin = await deploy<CoinPool>('BnbStaking', wbnb, coinReward, one, ...bounds, owner, wbnb)
  const old = await deploy<OldPool>('SousChef', syrup, one, ...bounds)
  await coinReward.transfer(coin, FUNDS)
  await plum.transfer(cecil, 10n ** 24n)
  for (const person of everyHolder) {
    await hre.network.provider.send('hardhat_setBalance', [person.address, toQuantity(10n ** 24n)])
    await syrup.transfer(person, 10n ** 24n)
    await syrup.connect(person).approve(old, MaxUint256)
    for (const pool of [plain, limited]) await plum.connect(person).approve(pool, MaxUint256)
  }
  const chefWords = { above: 'User amount above limit', isAboveBalance: 'Amount to withdraw too high' }
  const coinWords = { above: 'exceed the top', isAboveBalance: 'withdraw: not good' }
  const oldWords = { above: '', isAboveBalance: 'withdraw: not enough', nothing: 'amount 0' }
  const chef = { staked: plum, isNative: false, words: chefWords }
  const all: AnyPool[] = [
    { name: 'plain', contract: plain, reward: gold, rewardPerBlockRaw: one, ...chef },
    { name: 'limited', contract: limited, reward: tin, rewardPerBlockRaw: tinPerBlock, limitRaw, ...chef },
    {
      ...{ name: 'coin', contract: coin, staked: wbnb, reward: coinReward, rewardPerBlockRaw: one },
      ...{ limitRaw: 10n * one, isNative: true, words: coinWords },
    },
    {
      ...{ name: 'old', contract: old, staked: syrup, rewardPerBlockRaw: one },
      ...{ isNative: false, words: oldWords },
    },
  ]
  const multicall = await deploy<MulticallContract>('Multicall')
  return { multicall, accounts: everyHolder.map(({ address }) => address), pools: all }
}

export type FuzzWorld = Awaited<ReturnType<typeof deployFuzzWorld>>

/** Reads all pools in one call. Each pool pays in its own token, of which no account had any before. */
export async function readPools({ multicall, accounts, pools }: FuzzWorld): Promise<PoolState[]> {
  const calls = pools.flatMap(({ contract, staked, reward }): ReadCall[] => [
    [staked, 'balanceOf', contract.target],
    ...accounts.map((person): ReadCall => [contract, 'userInfo', person]),
    ...accounts.map((person): ReadCall => [contract, 'pendingReward', person]),
    ...accounts.map((person): ReadCall => [reward ?? staked, 'balanceOf', person]),
  ])
  const results = (await readBatch(multicall, calls)).values()
  const next = () => results.next().value ?? 0n
  return pools.map(({ reward }) => {
    const balance = next()
    const [staked, pending, paid] = [accounts.map(next), accounts.map(next), accounts.map(next)]
    return { balance, staked, pending, paid: reward ? paid : paid.map(() => 0n) }
  })
}
