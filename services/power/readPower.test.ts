import { Contract, HDNodeWallet, Interface, type JsonRpcProvider, parseUnits, Wallet, type Provider } from 'ethers'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChain } from '../chain/node.ts'
import { readDeployment } from '../deployment.ts'
import deployment from '../../deployments/devnet/deployment.json'
import { openProvider, startLocalChain, type LocalChain } from '../testing/localChain.ts'
import { testServices } from '../testing/services.ts'
import { totalPower } from './power.rules.ts'
import { createPowerReader } from './powerReader.ts'
import { readPower } from './readPower.ts'

const { power: sources } = readDeployment('devnet')
const ROUTER = deployment.contracts.router
const CAKE = 10n ** 18n
const MAX = 2n ** 256n - 1n

const contracts = new Interface([
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
  'function enterStaking(uint256)',
  'function leaveStaking(uint256)',
  'function deposit(uint256)',
  'function withdraw(uint256)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])
const reads = [
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function bonusEndBlock() view returns (uint256)',
  'function startBlock() view returns (uint256)',
]
const vaultReads = [...reads, 'function userInfo(address) view returns (uint256 amount)']
const farmReads = [...reads, 'function userInfo(uint256, address) view returns (uint256 amount)']

let chain: LocalChain
let provider: JsonRpcProvider

beforeAll(async () => {
  chain = await startLocalChain()
  provider = openProvider(chain.url)
}, 300_000)
afterAll(async () => {
  provider.destroy()
  await chain.stop()
})

/** Recounts the power of an account by single calls of the contracts at one block. */
async function recount(account: string, blockTag: number): Promise<bigint> {
  const read = async (address: string, abi: readonly string[], name: string, ...args: unknown[]) =>
    (await new Contract(address, abi, provider as Provider)
      .getFunction(name)
      .staticCall(...args, { blockTag })) as bigint
  const lp = sources.cakeBnbLp ?? ''
  const reserves = (await read(lp, reads, 'getReserves')) as unknown as bigint[]
  const isFirst = String(await read(lp, reads, 'token0')) === sources.cake
  const lpCake = (await read(lp, reads, 'balanceOf', account)) * (reserves[isFirst ? 0 : 1] ?? 0n)
  const shares = await read(sources.cakeVault, vaultReads, 'userInfo', account)
  let sum = await read(sources.cake, reads, 'balanceOf', account)
  sum += await read(sources.masterChef, farmReads, 'userInfo', 0, account)
  sum += (shares * (await read(sources.cakeVault, reads, 'getPricePerFullShare'))) / CAKE
  sum += lpCake / (await read(lp, reads, 'totalSupply'))
  for (const pool of sources.pools) {
    const [start, end] = [await read(pool, reads, 'startBlock'), await read(pool, reads, 'bonusEndBlock')]
    if (start < blockTag && blockTag < end) sum += await read(pool, vaultReads, 'userInfo', account)
  }
  return sum
}

const actions = fc.record({
  kind: fc.constantFrom('transfer', 'enter', 'leave', 'vault', 'unvault', 'pool', 'unpool', 'liquidity'),
  account: fc.nat(49),
  other: fc.nat(49),
  pool: fc.nat(99),
  amountRaw: fc.bigInt({ min: 1n, max: 20n * CAKE }),
})

test(
  'equals a recount by contract calls for 50 accounts after 500 random actions, also at a past block',
  { timeout: 600_000 },
  async () => {
    const accounts = Array.from(
      { length: 50 },
      (_, at) => new Wallet(`0x${(at + 1000).toString(16).padStart(64, '0')}`),
    )
    const addressOf = (at: number) => accounts[at]?.address ?? ''
    const funder = HDNodeWallet.fromPhrase('test test test test test test test test test test test junk')
    const rpc = (method: string, ...params: unknown[]): Promise<unknown> => provider.send(method, params)
    const transaction = (from: string, to: string, data: string, value = 0n) =>
      rpc('eth_sendTransaction', { from, to, data, gas: '0x7a120', value: `0x${value.toString(16)}` })
    const call = (name: string, ...args: unknown[]) => contracts.encodeFunctionData(name, args)

    for (const { address } of accounts) {
      await rpc('hardhat_impersonateAccount', address)
      await rpc('hardhat_setBalance', address, '0x56bc75e2d63100000')
      await transaction(funder.address, sources.cake, call('transfer', address, 100n * CAKE))
      for (const spender of [sources.masterChef, sources.cakeVault, ROUTER, ...sources.pools]) {
        await transaction(address, sources.cake, call('approve', spender, MAX))
      }
      await rpc('evm_mine')
    }
    const chosen = fc.sample(actions, { numRuns: 500, seed: 17 })
    for (const { kind, account, other, pool, amountRaw } of chosen) {
      const poolAddress = sources.pools[pool % sources.pools.length] ?? ''
      const liquidity = call('addLiquidityETH', sources.cake, amountRaw, 0, 0, addressOf(account), 4_000_000_000)
      const [to, data, value] = {
        transfer: [sources.cake, call('transfer', addressOf(other), amountRaw), 0n] as const,
        enter: [sources.masterChef, call('enterStaking', amountRaw), 0n] as const,
        leave: [sources.masterChef, call('leaveStaking', amountRaw / 2n), 0n] as const,
        vault: [sources.cakeVault, call('deposit', amountRaw), 0n] as const,
        unvault: [sources.cakeVault, call('withdraw', amountRaw / 2n), 0n] as const,
        pool: [poolAddress, call('deposit', amountRaw), 0n] as const,
        unpool: [poolAddress, call('withdraw', amountRaw / 2n), 0n] as const,
        liquidity: [ROUTER, liquidity, CAKE] as const,
      }[kind]
      await transaction(addressOf(account), to, data, value)
      if (amountRaw % 20n === 0n) await rpc('evm_mine')
    }
    await rpc('evm_mine')
    await rpc('evm_setIntervalMining', 0)

    const node = openChain([chain.url])
    const head = await node.head()
    const addresses = accounts.map(({ address }) => address)
    const parts = await readPower(node, sources, addresses, head)
    const recounts: bigint[] = []
    for (const address of addresses) recounts.push(await recount(address, head))
    expect(parts.map(totalPower)).toEqual(recounts)
    expect([await readPower(node, sources, addresses.slice(0, 1), head)]).toEqual([parts.slice(0, 1)])
    for (const name of [
      'cakeBalance',
      'cakeVaultBalance',
      'cakePoolBalance',
      'poolsBalance',
      'cakeBnbLpBalance',
    ] as const) {
      expect([name, parts.filter((one) => one[name] > 0n).length > 4]).toEqual([name, true])
    }

    // Later transfers change the power at the newest block, not at the block before.
    for (const { address } of accounts) {
      await transaction(address, sources.cake, call('transfer', funder.address, 1n))
    }
    await rpc('evm_mine')
    const now = await openChain([chain.url]).head()
    expect(now).toBeGreaterThan(head)
    expect(await readPower(node, sources, addresses, head)).toEqual(parts)
    const later = await readPower(node, sources, addresses, now)
    expect(later.filter((one, at) => one.cakeBalance < (parts[at]?.cakeBalance ?? 0n)).length).toBeGreaterThan(40)

    const services = await testServices({
      ...{ reader: createPowerReader(openChain([chain.url]), sources), pools: sources.pools },
    })
    const replies: Record<string, string>[] = []
    for (const address of addresses.slice(0, 5)) {
      const { body } = await services.post('/power', { address, block: head, poolAddresses: sources.pools })
      replies.push(body['data'] as Record<string, string>)
    }
    expect(replies.map(({ total = '' }) => parseUnits(total))).toEqual(recounts.slice(0, 5))
    const votes = replies.map(({ address, verificationHash, total }) => ({ address, verificationHash, total }))
    const verify = async (block: number) => {
      const { body } = await services.post('/api/verify', { block, votes })
      return Object.values(body['data'] as Record<string, { isValid: boolean }>).map(({ isValid }) => isValid)
    }
    expect(await verify(head)).toEqual([true, true, true, true, true])
    expect(await verify(now)).toEqual([false, false, false, false, false])
  },
)
