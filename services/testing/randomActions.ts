import * as fc from 'fast-check'
import { HDNodeWallet, Interface, type JsonRpcProvider } from 'ethers'
import deployment from '../../deployments/devnet/deployment.json'
import farms from '../../deployments/devnet/farms.json'
import pools from '../../deployments/devnet/pools.json'
import tokens from '../../deployments/devnet/tokens.json'

const { router: ROUTER, wrappedNative: WBNB, masterChef: CHEF, cakeVault: VAULT } = deployment.contracts
const CAKE = tokens.cake.address
const BUSD = tokens.busd.address
const LP = farms.farms.find(({ pid }) => pid === 1)?.lpAddress ?? ''
/** Pools that stake CAKE and are open; the first entry is the MasterChef. */
const POOLS = pools
  .filter((pool) => pool.sousId !== 0 && pool.stakingToken === 'cake' && !('isFinished' in pool))
  .map(({ contractAddress }) => contractAddress)

const UNIT = 10n ** 18n
const MAX = 2n ** 256n - 1n
const LATER = 4_000_000_000
const ACCOUNTS = 4
const ACTIONS_PER_BLOCK = 8
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** Time between two blocks of actions: any five of them cross an hour. */
const BLOCK_SECONDS = 1000
/** Actions start so long before a midnight: the eighth block is of the next day. */
const SECONDS_BEFORE_MIDNIGHT = 2 * HOUR_SECONDS

const contracts = new Interface([
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
  'function enterStaking(uint256)',
  'function leaveStaking(uint256)',
  'function deposit(uint256)',
  'function withdraw(uint256)',
  'function emergencyWithdraw()',
  'function harvest()',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
  'function removeLiquidity(address, address, uint256, uint256, uint256, address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])
const chef = new Interface(['function deposit(uint256, uint256)', 'function withdraw(uint256, uint256)'])

const call = (name: string, ...args: unknown[]) => contracts.encodeFunctionData(name, args)

type Transaction = readonly [to: string, data: string, value?: bigint]

const transactions: Readonly<
  Record<string, (account: string, other: string, amount: bigint, at: number) => Transaction>
> = {
  transfer: (_, other, amount) => [CAKE, call('transfer', other, amount)],
  sell: (account, _, amount) => [
    ROUTER,
    call('swapExactTokensForTokens', amount, 0, [CAKE, WBNB, BUSD], account, LATER),
  ],
  buy: (account, _, amount) => [ROUTER, call('swapExactETHForTokens', 0, [WBNB, CAKE], account, LATER), amount / 20n],
  add: (account, _, amount) => [ROUTER, call('addLiquidityETH', CAKE, amount, 0, 0, account, LATER), UNIT],
  remove: (account, _, amount) => [ROUTER, call('removeLiquidity', CAKE, WBNB, amount / 100n, 0, 0, account, LATER)],
  enter: (_, __, amount) => [CHEF, call('enterStaking', amount)],
  leave: (_, __, amount) => [CHEF, call('leaveStaking', amount / 2n)],
  farm: (_, __, amount) => [CHEF, chef.encodeFunctionData('deposit', [1, amount / 50n])],
  unfarm: (_, __, amount) => [CHEF, chef.encodeFunctionData('withdraw', [1, amount / 100n])],
  vault: (_, __, amount) => [VAULT, call('deposit', amount)],
  unvault: (_, __, amount) => [VAULT, call('withdraw', amount / 2n)],
  bounty: () => [VAULT, call('harvest')],
  pool: (_, __, amount, at) => [POOLS[at % POOLS.length] ?? '', call('deposit', amount)],
  unpool: (_, __, amount, at) => [POOLS[at % POOLS.length] ?? '', call('withdraw', amount / 2n)],
  emergency: (_, __, ___, at) => [POOLS[at % POOLS.length] ?? '', call('emergencyWithdraw')],
}

const action = fc.record({
  kind: fc.constantFrom(...Object.keys(transactions)),
  account: fc.nat(ACCOUNTS - 1),
  other: fc.nat(ACCOUNTS - 1),
  at: fc.nat(99),
  amountRaw: fc.bigInt({ min: 1n, max: 20n * UNIT }),
})

/** Returns the address of an account of the local chain by its index. */
export const localAccount = (at: number): string =>
  HDNodeWallet.fromPhrase('test test test test test test test test test test test junk', '', `m/44'/60'/0'/0/${at}`)
    .address

/** Accounts of the local chain that act. */
export const actors: readonly string[] = Array.from({ length: ACCOUNTS }, (_, at) => localAccount(at))

/**
 * Returns a function that mines blocks of random actions; some revert, as on any chain. The times of the blocks do not depend
 * on the clock: they start two hours before the next midnight, and are regular.
 */
export async function prepareActors(
  provider: JsonRpcProvider,
): Promise<(count: number, seed: number) => Promise<void>> {
  const send = (from: string, [to, data, value = 0n]: Transaction) =>
    provider.send('eth_sendTransaction', [{ from, to, data, gas: '0xf4240', value: `0x${value.toString(16)}` }])
  const [funder = ''] = actors
  await provider.send('evm_setIntervalMining', [0])
  for (const account of actors) {
    if (account !== funder) await send(funder, [CAKE, call('transfer', account, 500n * UNIT)])
    for (const spender of [ROUTER, CHEF, VAULT, ...POOLS]) {
      await send(account, [CAKE, call('approve', spender, MAX)])
    }
    for (const spender of [ROUTER, CHEF]) await send(account, [LP, call('approve', spender, MAX)])
    await provider.send('evm_mine', [])
  }
  const headSeconds = async () => (await provider.getBlock('latest'))?.timestamp ?? 0
  const mineAt = async (seconds: number) => {
    await provider.send('evm_setNextBlockTimestamp', [seconds])
    await provider.send('evm_mine', [])
  }
  const startSeconds = await headSeconds()
  const midnight = Math.ceil((startSeconds + SECONDS_BEFORE_MIDNIGHT + 1) / DAY_SECONDS) * DAY_SECONDS
  await mineAt(midnight - SECONDS_BEFORE_MIDNIGHT)
  const mine = async () => mineAt((await headSeconds()) + BLOCK_SECONDS)
  return async (count, seed) => {
    const chosen = fc.sample(action, { numRuns: count, seed })
    for (const [index, { kind, account, other, at, amountRaw }] of chosen.entries()) {
      const [from = '', to = ''] = [actors[account], actors[other]]
      const transaction = transactions[kind]?.(from, to, amountRaw, at)
      if (transaction) await send(from, transaction)
      if (index % ACTIONS_PER_BLOCK === 0) await mine()
    }
    await mine()
  }
}
