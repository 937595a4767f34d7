import { readFileSync } from 'node:fs'
import { Interface, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { facts, farms, demoAccounts, pools, token } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { masterChef = '', cakeVault = '' } = facts.contracts
const [demo] = demoAccounts
if (!demo) throw new Error('There are no demo accounts.')
const BLOCKS_A_YEAR = 10_512_000n
const ONE = 10n ** 18n

const abi = new Interface([
  'function owner() view returns (address)',
  'function cakePerBlock() view returns (uint256)',
  'function totalAllocPoint() view returns (uint256)',
  'function poolLength() view returns (uint256)',
  'function poolInfo(uint256) view returns (address, uint256, uint256, uint256)',
  'function userInfo(uint256, address) view returns (uint256, uint256)',
  'function pendingCake(uint256, address) view returns (uint256)',
  'function pendingReward(address) view returns (uint256)',
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
  'function rewardPerBlock() view returns (uint256)',
  'function poolLimitPerUser() view returns (uint256)',
  'function limitAmount() view returns (uint256)',
  'function totalShares() view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
  'function calculateHarvestCakeRewards() view returns (uint256)',
  'function performanceFee() view returns (uint256)',
  'function callFee() view returns (uint256)',
  'function withdrawFee() view returns (uint256)',
  'function withdrawFeePeriod() view returns (uint256)',
])

const { node } = joinSharedChain()

async function readAll(to: string, method: string, ...args: unknown[]): Promise<unknown[]> {
  const answer = await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest')
  return [...abi.decodeFunctionResult(method, answer)]
}
async function read(to: string, method: string, ...args: unknown[]): Promise<bigint> {
  const [first] = await readAll(to, method, ...args)
  return BigInt(first as bigint | string)
}
const balanceOf = (of: string, owner: string) => node.read<bigint>(of, 'balanceOf', owner)

/** Returns the LP token of a farm and its points; 100 points are displayed as 1x. */
const farmAt = async (pid: number) => {
  const [lp, points] = (await readAll(masterChef, 'poolInfo', pid)) as [string, bigint]
  return { lp, points }
}

describe('farms', () => {
  test('the MasterChef alone mints CAKE, 40 per block, a quarter of it for CAKE staking', async () => {
    expect(await read(token('cake').address, 'owner')).toBe(BigInt(masterChef))
    expect(await read(token('syrup').address, 'owner')).toBe(BigInt(masterChef))
    expect(await read(masterChef, 'cakePerBlock')).toBe(40n * ONE)
    const [{ lp, points }, total] = [await farmAt(0), await read(masterChef, 'totalAllocPoint')]
    expect(lp).toBe(token('cake').address)
    expect((points * 10_000n) / total).toBe(2500n)
  })

  test('match farms.json: two reference farms for prices, one community farm, one that has ended, others of many weights', async () => {
    const found = await Promise.all(farms.map(async ({ pid }) => farmAt(pid)))
    expect(found.map(({ lp }) => lp)).toEqual(farms.map(({ lpAddress }) => lpAddress))
    const { referencePids } = JSON.parse(
      readFileSync(new URL('../../deployments/devnet/farms.json', import.meta.url), 'utf8'),
    ) as { referencePids: Record<string, number> }
    const symbolAt = (pid?: number) => farms.find((farm) => farm.pid === pid)?.lpSymbol
    expect(symbolAt(referencePids['cakeNative'])).toBe('CAKE-BNB LP')
    expect(symbolAt(referencePids['busdNative'])).toBe('BUSD-BNB LP')
    expect(farms.filter(({ isCommunity }) => isCommunity)).toHaveLength(1)
    const points = found.slice(1).map((farm) => farm.points)
    expect(points.filter((one) => one === 0n)).toHaveLength(1)
    expect(new Set(points).size).toBeGreaterThanOrEqual(10)
    // The farm with most of the CAKE is not in farms.json, since the app does not show it.
    expect(await read(masterChef, 'poolLength')).toBe(BigInt(farms.length + 1))
  })

  test('the demo account has LP tokens of each, and a stake with a reward in the ended one', async () => {
    const own = farms.filter(({ pid }) => pid > 0)
    const held = await Promise.all(own.map(({ lpAddress }) => balanceOf(lpAddress, demo.address)))
    expect(held.filter((amount) => amount === 0n)).toEqual([])
    const staked = await Promise.all(own.map(({ pid }) => read(masterChef, 'userInfo', pid, demo.address)))
    expect(own.filter((_, at) => staked[at] !== 0n).map(({ lpSymbol }) => lpSymbol)).toEqual(['TAXED-BNB LP'])
    expect(await read(masterChef, 'pendingCake', own.at(-1)?.pid, demo.address)).toBeGreaterThan(parseUnits('0.0001'))
  })

  test('have an APR from 10 to 1000 % if they pay rewards', async () => {
    const total = await read(masterChef, 'totalAllocPoint')
    // Prices of CAKE and BNB, from the reserves of their pairs with BUSD.
    const priceOf = async (key: string, pair: string) => {
      const [own, busd] = [await balanceOf(token(key).address, pair), await balanceOf(token('busd').address, pair)]
      return Number(busd) / Number(own)
    }
    const at = (symbol: string) => farms.find(({ lpSymbol }) => lpSymbol === symbol)?.lpAddress ?? ''
    const cakePrice = await priceOf('cake', at('CAKE-BUSD LP'))
    const prices = new Map([
      ['busd', 1],
      ['wbnb', await priceOf('wbnb', at('BUSD-BNB LP'))],
    ])
    const priced = farms.filter(({ pid, quoteToken }) => pid > 0 && prices.has(quoteToken))
    const aprs = await Promise.all(
      priced.map(async ({ pid, lpAddress, quoteToken }) => {
        const [{ points }, staked] = [await farmAt(pid), await balanceOf(lpAddress, masterChef)]
        const supply = await node.read<bigint>(lpAddress, 'totalSupply')
        const quoteRaw = await balanceOf(token(quoteToken).address, lpAddress)
        const worth = (2 * (Number(quoteRaw) / 1e18) * (prices.get(quoteToken) ?? 0) * Number(staked)) / Number(supply)
        const cakes = Number(40n * BLOCKS_A_YEAR * points) / Number(total)
        return (cakes * cakePrice * 100) / worth
      }),
    )
    const paid = aprs.filter((apr) => apr > 0)
    expect(paid).toHaveLength(priced.length - 1)
    expect(Math.min(...paid)).toBeGreaterThan(10)
    expect(Math.max(...paid)).toBeLessThan(1000)
  })
})

describe('pools', () => {
  const own = pools.filter(({ sousId }) => sousId !== 0)
  const idsWhere = async (isSo: (pool: (typeof own)[number]) => Promise<boolean>) => {
    const verdicts = await Promise.all(own.map(isSo))
    return own.filter((_, at) => verdicts[at]).map(({ sousId }) => sousId)
  }

  test('pool 0 is the MasterChef, and at least 8 more cover every state', async () => {
    expect(pools[0]).toMatchObject({ sousId: 0, contractAddress: masterChef, tokenPerBlock: '10' })
    const head = BigInt(await node.blockNumber())
    const between = (low: bigint, high: bigint) => async (pool: (typeof own)[number]) => {
      const blocksLeft = (await read(pool.contractAddress, 'bonusEndBlock')) - head
      return blocksLeft > low && blocksLeft <= high
    }
    expect(await idsWhere(async ({ contractAddress }) => (await read(contractAddress, 'startBlock')) > head)).toEqual([
      7,
    ])
    expect(await idsWhere(between(3000n, 3600n))).toEqual([8])
    expect(await idsWhere(between(100_000n, 10n ** 9n))).toEqual([7, 6, 5, 4, 3, 2, 1, 12])
    expect(await idsWhere(between(-100n, 0n))).toEqual([11, 10, 9])
    expect(await idsWhere(async ({ isFinished }) => isFinished === true)).toEqual([10, 9])
    expect(await idsWhere(async ({ enableEmergencyWithdraw }) => enableEmergencyWithdraw === true)).toEqual([10])
    expect(await idsWhere(async ({ stakingToken }) => stakingToken === 'bnb')).toEqual([6])
    expect(await idsWhere(async ({ earningToken }) => token(earningToken).decimals === 6)).toEqual([3])
    // The early kind has no such function: a call for its limit reverts.
    const limitOf = ({ contractAddress }: (typeof own)[number]) =>
      read(contractAddress, 'poolLimitPerUser').catch(() => null)
    expect(await idsWhere(async (pool) => (await limitOf(pool)) === null)).toEqual([6, 12])
    expect(await idsWhere(async (pool) => ((await limitOf(pool)) ?? 0n) > 0n)).toEqual([5])
    expect(await read(own.find(({ sousId }) => sousId === 6)?.contractAddress ?? '', 'limitAmount')).toBe(10n * ONE)
  })

  test("pay the rewards of pools.json, hold enough for them, and have other accounts' stakes", async () => {
    for (const { contractAddress, earningToken, stakingToken, tokenPerBlock } of own) {
      const { address, decimals } = token(earningToken)
      const perBlock = await read(contractAddress, 'rewardPerBlock')
      expect(perBlock).toBe(parseUnits(tokenPerBlock, decimals))
      const [start, end] = [await read(contractAddress, 'startBlock'), await read(contractAddress, 'bonusEndBlock')]
      expect(await balanceOf(address, contractAddress)).toBeGreaterThanOrEqual(perBlock * (end - start))
      const staked = token(stakingToken === 'bnb' ? 'wbnb' : stakingToken).address
      expect(await balanceOf(staked, contractAddress)).toBeGreaterThan(0n)
    }
  })

  test('the demo account has stakes and rewards in the ended ones only', async () => {
    expect(
      await idsWhere(async (pool) => (await read(pool.contractAddress, 'pendingReward', demo.address)) > 0n),
    ).toEqual([...[11, 10, 9]])
  })
})

describe('the vault', () => {
  test("has other accounts' shares worth more than one CAKE, and a pending bounty", async () => {
    expect(await read(cakeVault, 'totalShares')).toBeGreaterThan(parseUnits('20000000'))
    expect(await read(cakeVault, 'getPricePerFullShare')).toBeGreaterThan((ONE * 104n) / 100n)
    expect(await read(cakeVault, 'calculateHarvestCakeRewards')).toBeGreaterThan(0n)
  })

  test('has the fees of vault.json', async () => {
    const { initialFees } = JSON.parse(
      readFileSync(new URL('../../deployments/devnet/vault.json', import.meta.url), 'utf8'),
    ) as { initialFees: Record<string, number> }
    const methods = ['performanceFee', 'callFee', 'withdrawFee', 'withdrawFeePeriod']
    const fees = await Promise.all(methods.map((method) => read(cakeVault, method)))
    expect(fees.map(Number)).toEqual([
      ...[initialFees['performanceFeeBps'], initialFees['callFeeBps'], initialFees['withdrawFeeBps']],
      initialFees['withdrawFeePeriodSeconds'],
    ])
  })
})
