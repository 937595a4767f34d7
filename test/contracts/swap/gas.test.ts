import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits } from 'ethers'
import hre from 'hardhat'
import { FOREVER } from '../deployExchange.ts'
import { gasOf, snapshotOf, type Gas } from '../gasSnapshot.ts'
import { deployMarket, type Market } from './market.ts'
import { signPermit } from './permit.ts'

type Measure = (market: Market) => Promise<number>

const deployment =
  (name: string, args: (market: Market) => unknown[] = () => []): Measure =>
  async (market) => {
    const contract = await hre.ethers.deployContract(name, args(market))
    const receipt = await contract.deploymentTransaction()?.wait()
    return Number(receipt?.gasUsed ?? 0)
  }

const [ONE, TWO] = [parseUnits('1'), parseUnits('2')]

/** Calls of users and pages, each on a freshly deployed market. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'deploy HotcakeFactory': deployment('HotcakeFactory', ({ deployer }) => [deployer]),
  'deploy HotcakeRouter': deployment('HotcakeRouter', ({ factory, wbnb }) => [factory, wbnb]),
  'deploy Multicall': deployment('Multicall'),
  'deploy WBNB': deployment('WBNB'),
  'deploy DevToken': deployment('DevToken', () => ['Apple', 'APPLE', 18, ONE]),
  createPair: ({ factory, apple, cherry }) => gasOf(factory.createPair(apple, cherry)),
  approve: ({ apple, trader, otherAccount }) => gasOf(apple.connect(trader).approve(otherAccount, MaxUint256)),
  transfer: ({ apple, trader, otherAccount }) => gasOf(apple.connect(trader).transfer(otherAccount, ONE)),
  deposit: ({ wbnb, trader }) => gasOf(wbnb.connect(trader).deposit({ value: ONE })),
  withdraw: ({ wbnb, trader }) => gasOf(wbnb.connect(trader).withdraw(ONE)),
  addLiquidity: ({ router, apple, berry, trader }) =>
    gasOf(router.connect(trader).addLiquidity(apple, berry, ONE, 10n ** 12n, 0n, 0n, trader, FOREVER)),
  'addLiquidity, a new pair': ({ router, apple, cherry, trader }) =>
    gasOf(router.connect(trader).addLiquidity(apple, cherry, ONE, 10n ** 9n, 0n, 0n, trader, FOREVER)),
  addLiquidityETH: ({ router, silent, trader }) =>
    gasOf(router.connect(trader).addLiquidityETH(silent, ONE, 0n, 0n, trader, FOREVER, { value: TWO })),
  removeLiquidity: async ({ router, apple, berry, trader, pairs }) => {
    await pairs.appleBerry.transfer(trader, 10n ** 12n)
    return gasOf(router.connect(trader).removeLiquidity(apple, berry, 10n ** 11n, 0n, 0n, trader, FOREVER))
  },
  removeLiquidityETH: async ({ router, silent, trader, pairs }) => {
    await pairs.silentWbnb.transfer(trader, TWO)
    return gasOf(router.connect(trader).removeLiquidityETH(silent, ONE, 0n, 0n, trader, FOREVER))
  },
  removeLiquidityWithPermit: async ({ router, apple, berry, trader, pairs }) => {
    await pairs.appleBerry.transfer(trader, 10n ** 12n)
    const signature = await signPermit(pairs.appleBerry, trader, router, 10n ** 11n, FOREVER)
    const order = [apple, berry, 10n ** 11n, 0n, 0n, trader, FOREVER, false] as const
    return gasOf(router.connect(trader).removeLiquidityWithPermit(...order, ...signature))
  },
  swapExactTokensForTokens: ({ router, apple, berry, trader }) =>
    gasOf(router.connect(trader).swapExactTokensForTokens(ONE, 0n, [apple, berry], trader, FOREVER)),
  'swapExactTokensForTokens, 2 hops': ({ router, apple, berry, cherry, trader }) =>
    gasOf(router.connect(trader).swapExactTokensForTokens(ONE, 0n, [apple, berry, cherry], trader, FOREVER)),
  'swapExactTokensForTokens, 3 hops': ({ router, apple, berry, cherry, wbnb, trader }) =>
    gasOf(router.connect(trader).swapExactTokensForTokens(ONE, 0n, [apple, berry, cherry, wbnb], trader, FOREVER)),
  swapTokensForExactTokens: ({ router, apple, berry, trader }) =>
    gasOf(router.connect(trader).swapTokensForExactTokens(10n ** 9n, ONE, [apple, berry], trader, FOREVER)),
  swapExactETHForTokens: ({ router, wbnb, cherry, trader }) =>
    gasOf(router.connect(trader).swapExactETHForTokens(0n, [wbnb, cherry], trader, FOREVER, { value: ONE })),
  swapETHForExactTokens: ({ router, wbnb, cherry, trader }) =>
    gasOf(router.connect(trader).swapETHForExactTokens(10n ** 6n, [wbnb, cherry], trader, FOREVER, { value: ONE })),
  swapExactTokensForETH: ({ router, wbnb, cherry, trader }) =>
    gasOf(router.connect(trader).swapExactTokensForETH(10n ** 6n, 0n, [cherry, wbnb], trader, FOREVER)),
  swapTokensForExactETH: ({ router, wbnb, cherry, trader }) =>
    gasOf(router.connect(trader).swapTokensForExactETH(10n ** 15n, 10n ** 8n, [cherry, wbnb], trader, FOREVER)),
  'swapExactTokensForETHSupportingFeeOnTransferTokens, taxed': ({ router, wbnb, taxed, trader }) =>
    gasOf(
      router
        .connect(trader)
        .swapExactTokensForETHSupportingFeeOnTransferTokens(ONE, 0n, [taxed, wbnb], trader, FOREVER),
    ),
}

async function measureAll(): Promise<Gas> {
  // The bytes of addresses affect gas: on an empty chain they are always the same, whatever ran before.
  await reset()
  const market = await deployMarket()
  // The first update after the first deposit writes zero price slots, which costs more; the later ones are measured.
  for (const { sync } of Object.values(market.pairs)) await sync()
  const gas: Record<string, number> = {}
  for (const [name, measure] of Object.entries(MEASURES)) {
    const snapshot = await hre.network.provider.send('evm_snapshot', [])
    gas[name] = await measure(market)
    await hre.network.provider.send('evm_revert', [snapshot])
  }
  return gas
}

describe('gas', () => {
  it('equals the stored snapshot; after an intended change run the tests with UPDATE_GAS=1', async () => {
    const now = await measureAll()
    expect(now).to.deep.equal(snapshotOf('swap', now))
  })
})
