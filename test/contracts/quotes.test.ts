import { expect } from 'chai'
import { toBeHex, toQuantity } from 'ethers'
import * as fc from 'fast-check'
import hre from 'hardhat'
import { bestRoute, type Edges } from '../../src/market/route.ts'
import { deployExchange, inOrder, pairOf, type Exchange } from './deployExchange.ts'
import type { MintableToken, Pair } from './exchangeContracts.ts'
import '../propertySeed.ts'

const CASES = 300
const LARGEST_RESERVE = 2n ** 112n - 1n
const RESERVES_MASK = 2n ** 224n - 1n
const SLOTS_SEARCHED = 32

type Reserves = readonly [inputSide: bigint, outputSide: bigint]
type Amounts = bigint[] | null

/** Tokens in a row, and a pair between each two neighbours. */
interface Row {
  exchange: Exchange
  tokens: string[]
  pairs: { pair: Pair; address: string }[]
  /** Storage slot of a pair's reserves. */
  slot: number
}

const packed = (reserve0: bigint, reserve1: bigint) => (reserve1 << 112n) | reserve0

/** Finds the storage slot of both reserves of a pair, by setting two values that occur nowhere else. */
async function findReservesSlot(pair: Pair, one: MintableToken, other: MintableToken): Promise<number> {
  const [token0, token1] = inOrder(one, other)
  await token0.mint(pair, 123_456_789n)
  await token1.mint(pair, 987_654_321n)
  await pair.sync()
  const address = await pair.getAddress()
  for (let slot = 0; slot < SLOTS_SEARCHED; slot += 1) {
    const stored = await hre.network.provider.send('eth_getStorageAt', [address, toQuantity(slot), 'latest'])
    if ((BigInt(String(stored)) & RESERVES_MASK) === packed(123_456_789n, 987_654_321n)) return slot
  }
  throw new Error('No searched storage slot contains the reserves of the pair')
}

async function makeRow(): Promise<Row> {
  const exchange = await deployExchange()
  const { apple, berry, cherry, silent, factory } = exchange
  const pairs = []
  for (const [one, other] of [
    [apple, berry],
    [berry, cherry],
    [cherry, silent],
  ] as const) {
    await factory.createPair(one, other)
    const pair = await pairOf(exchange, one, other)
    pairs.push({ pair, address: await pair.getAddress() })
  }
  const slot = await findReservesSlot(await pairOf(exchange, apple, berry), apple, berry)
  const tokens = await Promise.all([apple, berry, cherry, silent].map((token) => token.getAddress()))
  return { exchange, tokens, pairs, slot }
}

/** Amounts of every length in bits, and the limits of a pair's reserves. */
const quantity = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(1n, 2n, 10_000n, LARGEST_RESERVE - 1n, LARGEST_RESERVE) },
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 112 }).chain((bits) => {
      const top = 2n ** BigInt(bits)
      return fc.bigInt({ min: top / 2n, max: top - 1n })
    }),
  },
)
/** Reserves and amounts of similar size, as in possible trades. */
const similarSizes = fc.integer({ min: 40, max: 110 }).chain((bits) => {
  const near = fc.bigInt({ min: 2n ** BigInt(bits - 4), max: 2n ** BigInt(bits) })
  return fc.tuple(
    fc.array(fc.tuple(near, near), { minLength: 1, maxLength: 3 }),
    near.map((raw) => raw / 50n + 1n),
  )
})
const anySizes = fc.tuple(fc.array(fc.tuple(quantity, quantity), { minLength: 1, maxLength: 3 }), quantity)
const quoted = fc.tuple(fc.oneof(similarSizes, anySizes), fc.boolean())

/** Reverts for amounts of 0, and for amounts of a whole reserve or more: the router's subtraction and its division. */
const EXPECTED_REVERTS = /PancakeLibrary: INSUFFICIENT_|ds-math-sub-underflow|panic code 0x12/

describe('quotes', () => {
  let row: Row

  before(async () => {
    row = await makeRow()
  })

  /** Sets the reserves of the pairs along a path and returns the path; it starts at either end of the row. */
  async function setReserves(reserves: readonly Reserves[], isBackward: boolean): Promise<string[]> {
    const tokens = row.tokens.slice(0, reserves.length + 1)
    const pairs = row.pairs.slice(0, reserves.length)
    const path = isBackward ? tokens.toReversed() : tokens
    for (const [index, { pair, address }] of (isBackward ? pairs.toReversed() : pairs).entries()) {
      const [inputSide, outputSide] = reserves[index] ?? [0n, 0n]
      const isSorted = BigInt(path[index] ?? 0) < BigInt(path[index + 1] ?? 0)
      const [reserve0, reserve1] = isSorted ? [inputSide, outputSide] : [outputSide, inputSide]
      const value = toBeHex(packed(reserve0, reserve1), 32)
      await hre.network.provider.send('hardhat_setStorageAt', [address, toQuantity(row.slot), value])
      const [stored0, stored1] = await pair.getReserves()
      expect([stored0, stored1]).to.deep.equal([reserve0, reserve1])
    }
    return path
  }

  /** Returns the router's amounts; null if it reverts for lack of liquidity or for an amount of 0. */
  async function routerAmounts(
    method: 'getAmountsOut' | 'getAmountsIn',
    raw: bigint,
    path: string[],
  ): Promise<Amounts> {
    try {
      return [...(await row.exchange.router[method](raw, path))]
    } catch (error) {
      if (EXPECTED_REVERTS.test(String(error))) return null
      throw error
    }
  }

  /** Returns the page's amounts, by the page's own route search. */
  function pageAmounts(raw: bigint, path: string[], reserves: readonly Reserves[], isExactInput: boolean): Amounts {
    const pools = reserves.map(([reserveARaw, reserveBRaw], index): Edges => ({
      tokenA: path[index] ?? '',
      tokenB: path[index + 1] ?? '',
      reserveARaw,
      reserveBRaw,
    }))
    const [from, to] = [path[0] ?? '', path.at(-1) ?? '']
    const found = bestRoute(pools, { from, to, amountRaw: raw, isExactInput, maxHops: 3 })
    if (found) expect(found.path).to.deep.equal(path)
    return found?.amountsRaw ?? null
  }

  /** Returns whether no pair would execute a trade that the router quotes: its output is 0, or a reserve too large. */
  const isImpossible = (amounts: bigint[], reserves: readonly Reserves[]) =>
    amounts.at(-1) === 0n || reserves.some(([inputSide], index) => inputSide + (amounts[index] ?? 0n) > LARGEST_RESERVE)

  for (const { method, isExactInput } of [
    { method: 'getAmountsOut', isExactInput: true },
    { method: 'getAmountsIn', isExactInput: false },
  ] as const) {
    it(`equal the router's ${method} to the wei, over 1 to 3 hops and reserves up to 2^112-1`, async () => {
      const counts = { quoted: 0, impossible: 0, rejected: 0 }
      await fc.assert(
        fc.asyncProperty(quoted, async ([[reserves, raw], isBackward]) => {
          const path = await setReserves(reserves, isBackward)
          const [routers, pages] = [
            await routerAmounts(method, raw, path),
            pageAmounts(raw, path, reserves, isExactInput),
          ]
          if (routers === null) counts.rejected += 1
          else if (isImpossible(routers, reserves)) counts.impossible += 1
          else counts.quoted += 1
          const expected = routers !== null && !isImpossible(routers, reserves) ? routers : null
          expect(pages).to.deep.equal(expected)
        }),
        { numRuns: CASES },
      )
      expect(counts.quoted).to.be.greaterThan(CASES / 4)
      expect(counts.impossible + counts.rejected).to.be.greaterThan(CASES / 20)
    })
  }
})
