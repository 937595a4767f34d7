import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FunctionFragment, Interface, MaxUint256, type ParamType } from 'ethers'
import { describe, expect, test } from 'vitest'
import { type Address, toAddress } from '../../../core/address'
import { cakeVaultAddress, masterChefAddress, routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import {
  bunnyFactoryAddress,
  bunnySpecialAddress,
  campaignAddresses,
  claimRefundAddress,
  collectibleAddresses,
  contractsByName,
  farmAuctionAddress,
  lotteryAddress,
  pointCenterAddress,
  predictionsAddress,
  profileAddress,
} from '../../../deployment/laterFacts'
import { farmsFile } from '../../../deployment/farms'
import { ifoAddresses } from '../../../deployment/ifos'
import { poolEntries } from '../../../deployment/pools'
import { tokenEntries } from '../../../deployment/tokens'
import { approve } from '../../contracts/erc20/writes'
import { deposit as stakeInFarm } from '../../contracts/masterChef/writes'
import { permitTypedData } from '../../contracts/pair/permit'
import { addLiquidityETH, removeLiquidity } from '../../contracts/router/liquidity'
import { routerSwaps, swap } from '../../contracts/router/writes'
import { deposit, depositNative, emergencyWithdraw } from '../../contracts/sousChef/writes'
import { deposit as wrap, withdraw as unwrap } from '../../contracts/wrappedNative/writes'
import { type Intent, toTransaction } from '../../send/intent'
import { assetReader } from './assets'
import { describeCall, describePermit } from './describeRequest'
import type { DescribedValue } from './description'

const ME = toAddress(`0x${'1'.repeat(40)}`)
const OTHER = toAddress(`0x${'2'.repeat(40)}`)
const UNNAMED = toAddress(`0x${'3'.repeat(40)}`)
const ONE = 10n ** 18n

const addressOf = (key: string) => toAddress(tokenEntries[key]?.address ?? '')
const poolOf = (key: string) => poolEntries.find(({ sousId, stakingToken }) => sousId !== 0 && stakingToken === key)
const [cakePool, nativePool] = [poolOf('cake'), poolOf('bnb')]

/** Names tokens without a node, by the tables of the deployment. */
const asset = assetReader({ request: () => Promise.reject(new Error('There is no node')) })

const textOf = (value: DescribedValue | undefined): string => {
  if (value === undefined) return '?'
  if (typeof value === 'string') return value
  return 'timeSeconds' in value ? `time ${value.timeSeconds}` : `${value.amountRaw / ONE} ${value.asset.symbol}`
}
const filled = (it: { sentence: string; values: Readonly<Record<string, DescribedValue>> }) =>
  it.sentence.replaceAll(/%(\w+)%/g, (_, name: string) => textOf(it.values[name]))

async function sentenceOf(intent: Intent): Promise<string | null> {
  const { to, data, value } = toTransaction(intent, ME)
  const described = await describeCall({ from: ME, to, data, valueRaw: BigInt(value) }, asset)
  return described && filled(described.description)
}

/** Where each folder of contracts with writes is deployed. */
const ADDRESSES: Readonly<Record<string, readonly (Address | null | undefined)[]>> = {
  router: [routerAddress],
  wrappedNative: [wrappedNativeAddress],
  masterChef: [masterChefAddress],
  cakeVault: [cakeVaultAddress],
  predictions: [predictionsAddress],
  lottery: [lotteryAddress],
  farmAuction: [farmAuctionAddress],
  tradingCompetition: [contractsByName['tradingCompetition']],
  sousChef: [cakePool?.contractAddress, nativePool?.contractAddress],
  erc20: [addressOf('cake')],
  pancakeProfile: [profileAddress],
  erc721: collectibleAddresses,
  bunnyFactory: [bunnyFactoryAddress],
  bunnySpecial: [bunnySpecialAddress],
  claimCampaign: campaignAddresses,
  claimRefund: [claimRefundAddress],
  pointCenterIfo: [pointCenterAddress],
  ifo: ifoAddresses,
}

/** Contracts without transactions: the lens measures a swap by eth_call with a state override. */
const NEVER_SENT: ReadonlySet<string> = new Set(['swapLens'])

const folder = join(import.meta.dirname, '../../contracts')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

/** Returns every method that changes the chain, from the exported interfaces of a file of contracts. */
async function writesOf(file: string): Promise<[contract: string, fragment: FunctionFragment][]> {
  const [contract = ''] = file.split('/')
  const exported = (await import(/* @vite-ignore */ join(folder, file))) as Readonly<Record<string, unknown>>
  return Object.values(exported)
    .filter((it) => it instanceof Interface)
    .flatMap((it) => it.fragments.filter((fragment) => FunctionFragment.isFragment(fragment)))
    .filter((fragment) => !fragment.constant)
    .map((fragment) => [contract, fragment])
}
const writes = (await Promise.all(files.map(writesOf))).flat().filter(([contract]) => !NEVER_SENT.has(contract))

function example({ baseType, arrayChildren }: ParamType): unknown {
  if (baseType === 'array')
    return arrayChildren?.baseType === 'address' ? [addressOf('cake'), addressOf('busd')] : [7n, 8n]
  if (baseType === 'address') return OTHER
  if (baseType === 'bool') return false
  return baseType.startsWith('bytes') ? `0x${'0'.repeat(64)}` : 7n
}

describe('every write of the app', () => {
  test('is found: each interface of a contract is exported', () => {
    expect(writes.length).toBeGreaterThan(25)
    for (const file of files) {
      const source = readFileSync(join(folder, file), 'utf8')
      expect([...source.matchAll(/^(?!export const \w+ = ).*new Interface\(/gm)], file).toEqual([])
    }
  })

  test.each(writes.map(([contract, fragment]) => [contract, fragment.format('sighash'), fragment] as const))(
    'of %s has a sentence: %s',
    async (contract, _signature, fragment) => {
      const data = new Interface([fragment]).encodeFunctionData(fragment, fragment.inputs.map(example))
      const targets = (ADDRESSES[contract] ?? []).flatMap((to) => to ?? [])
      expect(targets, `${contract} has no address in this test`).not.toEqual([])
      for (const to of targets) {
        const described = await describeCall({ from: ME, to, data, valueRaw: 5n }, asset)
        expect(described?.method).toBe(fragment.name)
        expect(described && filled(described.description)).toMatch(/^[A-Z][^%?]+$/)
      }
    },
  )
})

describe('what a call does', () => {
  const cake = addressOf('cake')
  const farm = farmsFile.farms.find(({ pid }) => pid > 0)
  const side = (amountRaw: bigint) => ({ amountRaw, leastRaw: amountRaw - ONE })
  const terms = { recipient: ME, deadline: 1 }
  const swapTo = (recipient: string) => ({
    methodName: 'swapExactTokensForETH',
    args: [`0x${(3n * ONE).toString(16)}`, `0x${ONE.toString(16)}`, [cake, wrappedNativeAddress], recipient, '0x1'],
    value: '0x0',
  })

  test.each<[string, Intent]>([
    [`Let the exchange (${routerAddress}) spend up to 5 CAKE`, approve(cake, routerAddress, 5n * ONE)],
    [`Let the exchange (${routerAddress}) spend any amount of your CAKE`, approve(cake, routerAddress, MaxUint256)],
    [`No longer let an unknown contract (${OTHER}) spend your CAKE`, approve(cake, OTHER, 0n)],
    [`Let an unknown contract (${OTHER}) spend up to 1 base units of ${UNNAMED}`, approve(UNNAMED, OTHER, ONE)],
    ['Swap 3 CAKE for at least 1 BNB', swap(swapTo(ME))],
    [`Swap 3 CAKE for at least 1 BNB, sent to ${OTHER}`, swap(swapTo(OTHER))],
    [
      'Add at most 9 CAKE and 4 BNB to their pool, and at least 8 CAKE and 3 BNB',
      addLiquidityETH({ tokenAddress: cake, ...side(9n * ONE) }, side(4n * ONE), terms),
    ],
    [
      'Remove 2 LP tokens for at least 8 CAKE and 3 BUSD, with the permit that you signed',
      removeLiquidity(
        { tokenAddress: cake, ...side(9n * ONE) },
        { tokenAddress: addressOf('busd'), ...side(4n * ONE) },
        2n * ONE,
        terms,
        { deadline: 1, v: 27, r: `0x${'1'.repeat(64)}`, s: `0x${'2'.repeat(64)}` },
      ),
    ],
    ['Wrap 2 BNB', wrap(2n * ONE)],
    ['Unwrap 2 WBNB', unwrap(2n * ONE)],
    [`Stake 2 ${farm?.lpSymbol} in the farm, and harvest its reward`, stakeInFarm(farm?.pid ?? 0, 2n * ONE)],
    [`Harvest the reward of the farm ${farm?.lpSymbol}`, stakeInFarm(farm?.pid ?? 0, 0n)],
    ['Harvest the reward of the farm LP tokens of farm 98765', stakeInFarm(98_765, 0n)],
  ])('is described as "%s"', async (sentence, intent) => {
    expect(await sentenceOf(intent)).toBe(sentence)
  })

  test('names the tokens of a pool by the address that is called', async () => {
    const earned = tokenEntries[cakePool?.earningToken ?? '']?.symbol
    const pool = toAddress(cakePool?.contractAddress ?? '')
    expect(await sentenceOf(deposit(pool, 2n * ONE))).toBe(
      `Stake 2 CAKE in the pool that pays ${earned}, and harvest its reward`,
    )
    expect(await sentenceOf(deposit(pool, 0n))).toBe(`Harvest ${earned} from its pool`)
    expect(await sentenceOf(emergencyWithdraw(pool))).toBe(
      `Withdraw your whole stake of CAKE, and give up its reward of ${earned}`,
    )
    expect(await sentenceOf(depositNative(toAddress(nativePool?.contractAddress ?? ''), 2n * ONE))).toMatch(
      /^Stake 2 BNB in the pool that pays /,
    )
  })

  test('is null for a contract that the app does not call', async () => {
    const { data } = toTransaction(deposit(OTHER, ONE), ME)
    expect(await describeCall({ from: ME, to: OTHER, data, valueRaw: 0n }, asset)).toBeNull()
    expect(await describeCall({ from: ME, to: cake, data: '0x12345678', valueRaw: 0n }, asset)).toBeNull()
    expect(await describeCall({ from: ME, to: cake, data: '0x', valueRaw: 0n }, asset)).toBeNull()
  })
})

test('a swap without a path is not described, because the app never sends one', async () => {
  const data = routerSwaps.encodeFunctionData('swapExactTokensForTokens', [1n, 1n, [], ME, 1n])
  expect(await describeCall({ from: ME, to: routerAddress, data, valueRaw: 0n }, asset)).toBeNull()
})

describe('what a permit allows', () => {
  const pair = toAddress(farmsFile.farms.find(({ pid }) => pid > 0)?.lpAddress ?? '')
  const permit = {
    ...{ name: 'Pancake LPs', pairAddress: pair, owner: ME, spender: routerAddress },
    ...{ valueRaw: 3n * ONE, nonce: 0n, deadline: 1_700_000_000 },
  }
  const dataOf = (json: string) => {
    const { primaryType, domain, message } = JSON.parse(json) as {
      primaryType: string
      domain: { verifyingContract: string }
      message: Record<string, unknown>
    }
    return { primaryType, token: domain.verifyingContract, message }
  }

  test('is described by its spender, its amount and its end', async () => {
    const description = await describePermit(dataOf(permitTypedData(permit)), asset)
    const symbol = farmsFile.farms.find(({ pid }) => pid > 0)?.lpSymbol
    expect(description && filled(description)).toBe(
      `Let the exchange (${routerAddress}) spend up to 3 ${symbol}, without a transaction, until time 1700000000`,
    )
  })

  test('is null for other structured data', async () => {
    const data = dataOf(permitTypedData(permit))
    expect(await describePermit({ ...data, primaryType: 'Vote' }, asset)).toBeNull()
    expect(await describePermit({ ...data, message: {} }, asset)).toBeNull()
  })
})
