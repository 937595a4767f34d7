import { parseUnits } from 'ethers'
import { beforeAll, describe, expect, test } from 'vitest'
import { bases, facts, demoAccounts, token, tokens } from './support/facts.ts'
import type { Pair } from './support/node.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { factory, router, wrappedNative } = facts.contracts
/** SYRUP has no pool, and only stakers hold it. */
const keys = Object.keys(tokens).filter((key) => tokens[key]?.address && key !== 'syrup')
const addressOf = (key: string) => token(key).address.toLowerCase()
const keyAt = (address: string) => keys.find((key) => addressOf(key) === address) ?? address

const { node } = joinSharedChain()
let pairs: Pair[]

beforeAll(async () => {
  pairs = await node.pairs(factory)
})

const funded = () => pairs.filter(({ reserves }) => reserves.every((reserve) => reserve > 0n))
const namesOf = ({ tokens: sides }: Pair) => sides.map(keyAt).toSorted().join('/')
const pairOf = (one: string, other: string) => {
  const found = pairs.find((pair) => namesOf(pair) === [one, other].toSorted().join('/'))
  if (!found) throw new Error(`No pair ${one}/${other}`)
  return found
}
const amountsOut = (amount: string, ...path: string[]) =>
  node.read<bigint[]>(router, 'getAmountsOut', parseUnits(amount, token(path[0] ?? '').decimals), path.map(addressOf))

/** Returns for each token the tokens it can be swapped for in one hop. */
function neighbours(): Map<string, Set<string>> {
  const graph = new Map(keys.map((key) => [key, new Set<string>()]))
  for (const { tokens: sides } of funded()) {
    const [one = '', other = ''] = sides.map(keyAt)
    graph.get(one)?.add(other)
    graph.get(other)?.add(one)
  }
  return graph
}

function hopsBetween(from: string, to: string): number {
  const graph = neighbours()
  let reached = new Set([from])
  for (let hops = 0; hops < keys.length; hops += 1) {
    if (reached.has(to)) return hops
    reached = new Set([...reached, ...[...reached].flatMap((key) => [...(graph.get(key) ?? [])])])
  }
  return Infinity
}

/** Returns the price of a pair's whole token in the other one; a JS number, for comparisons only. */
function priceIn(one: string, other: string): number {
  const pair = pairOf(one, other)
  const sides = pair.tokens.map((address, at) => Number(pair.reserves[at]) / 10 ** token(keyAt(address)).decimals)
  const [first = 0, second = 0] = keyAt(pair.tokens[0]) === one ? sides : sides.toReversed()
  return second / first
}

describe('pools', () => {
  test('have at least 10 tokens of 18, 9 and 6 decimals, and 12 pairs with liquidity', async () => {
    expect(keys.length).toBeGreaterThanOrEqual(10)
    expect(funded().length).toBeGreaterThanOrEqual(12)
    expect(new Set(pairs.map(namesOf)).size).toBe(pairs.length)
    const decimals = await Promise.all(keys.map((key) => node.read<bigint>(addressOf(key), 'decimals')))
    expect(decimals.map(Number)).toEqual(keys.map((key) => token(key).decimals))
    expect(new Set(decimals)).toEqual(new Set([18n, 9n, 6n]))
  })

  test('hold wrapped BNB that is fully backed by BNB', async () => {
    const supply = await node.read<bigint>(wrappedNative, 'totalSupply')
    expect(BigInt(await node.request('eth_getBalance', wrappedNative, 'latest'))).toBe(supply)
    expect(supply).toBeGreaterThan(0n)
  })

  test('have realistic prices in BUSD that agree on every route', () => {
    expect(priceIn('wbnb', 'busd')).toBeCloseTo(320, 6)
    expect(priceIn('cake', 'busd')).toBeCloseTo(14, 6)
    expect(priceIn('usdt', 'busd')).toBeCloseTo(1, 9)
    expect(priceIn('usdc', 'busd')).toBeCloseTo(1, 5)
    expect(priceIn('btcb', 'wbnb') * 320).toBeCloseTo(40_000, 4)
    expect(priceIn('eth', 'wbnb') * 320).toBeCloseTo(2400, 6)
    expect(priceIn('cake', 'wbnb') * 320).toBeCloseTo(14, 6)
    expect(priceIn('eth', 'btcb') * 40_000).toBeCloseTo(2400, 5)
    expect(priceIn('usdt', 'wbnb') * 320).toBeCloseTo(1, 6)
  })

  test('reach LAST from BNB and BUSD in three hops, only through HOP and CAKE, over tokens that routes may use', async () => {
    expect([...(neighbours().get('last') ?? [])]).toEqual(['hop'])
    expect([...(neighbours().get('hop') ?? [])].toSorted()).toEqual(['cake', 'last'])
    expect([hopsBetween('wbnb', 'last'), hopsBetween('busd', 'last')]).toEqual([3, 3])
    expect(hopsBetween('btcb', 'last')).toBe(4)
    expect(['wbnb', 'cake', 'hop'].filter((key) => !bases.includes(key))).toEqual([])
    const [spent = 0n, , , outputRaw = 0n] = await amountsOut('1', 'wbnb', 'cake', 'hop', 'last')
    expect(spent).toBe(10n ** 18n)
    // 320 BUSD of BNB at 0.05 BUSD, minus three fees and the impact in the smallest pool.
    expect(outputRaw).toBeGreaterThan(parseUnits('6200', 9))
    expect(outputRaw).toBeLessThan(parseUnits('6400', 9))
  })

  test('have a price impact over 15 % for one token of either side in the thin pool', async () => {
    const { reserves } = pairOf('thin', 'busd')
    expect(reserves[0]).toBe(reserves[1])
    for (const path of [
      ['thin', 'busd'],
      ['busd', 'thin'],
    ]) {
      const [, outputRaw = 0n] = await amountsOut('1', ...path)
      const withoutFee = (parseUnits('1') * 9975n) / 10_000n
      expect(((withoutFee - outputRaw) * 10_000n) / withoutFee).toBeGreaterThan(1500n)
    }
  })

  test('include one empty pair', async () => {
    const empty = pairs.filter(({ reserves }) => reserves[0] === 0n && reserves[1] === 0n)
    expect(empty.map(namesOf)).toEqual(['quiet/usdt'])
    expect(await node.read<bigint>(empty[0]?.address ?? '', 'totalSupply')).toBe(0n)
    expect(pairs.length).toBe(funded().length + 1)
  })
})

describe('accounts', () => {
  test('the three demo accounts have BNB and every token', async () => {
    expect(demoAccounts).toHaveLength(3)
    for (const { address } of demoAccounts) {
      expect(BigInt(await node.request('eth_getBalance', address, 'latest'))).toBe(parseUnits('1000'))
      const held = await Promise.all(keys.map((key) => node.read<bigint>(addressOf(key), 'balanceOf', address)))
      expect(keys.filter((_, at) => (held[at] ?? 0n) < 10n ** BigInt(token(keys[at] ?? '').decimals))).toEqual([])
    }
  })

  test('pay no protocol fee: the factory has no receiver of it', async () => {
    expect(BigInt(await node.read<string>(factory, 'feeTo'))).toBe(0n)
  })

  test('pay a tenth as tax when they send TAXED to each other', async () => {
    const [from, to] = demoAccounts
    if (!from || !to) throw new Error('There are no demo accounts.')
    const amountRaw = parseUnits('1000', 9)
    const balance = (address: string) => node.read<bigint>(addressOf('taxed'), 'balanceOf', address)
    const before = [await balance(from.address), await balance(to.address)]
    const data = node.encode('transfer', [to.address, amountRaw])
    const hash = await node.send(from, addressOf('taxed'), data)
    await node.request('evm_mine')
    expect((await node.mined(hash)).status).toBe('0x1')
    const after = [await balance(from.address), await balance(to.address)]
    expect(after).toEqual([(before[0] ?? 0n) - amountRaw, (before[1] ?? 0n) + (amountRaw * 9n) / 10n])
  })

  test('get no return value from a QUIET transfer, and true from the other tokens', async () => {
    const [from, to] = demoAccounts
    const data = node.encode('transfer', [to?.address ?? '', 1n])
    const answers = await Promise.all(
      keys.map((key) => node.request('eth_call', { from: from?.address, to: addressOf(key), data }, 'latest')),
    )
    expect(keys.filter((_, at) => answers[at] === '0x')).toEqual(['quiet'])
    expect(answers.filter((answer) => answer !== '0x' && BigInt(answer) !== 1n)).toEqual([])
  })
})
