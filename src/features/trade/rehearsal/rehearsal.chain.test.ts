import { expect, test } from 'vitest'
import { failing, type ScriptedNode } from '../../../../test/unit/support/scriptedNode'
import { cake, native, POOLS, tradeOf, usd } from '../../../../test/unit/support/swapMarket'
import { reservesAt, SCENE_SECONDS, swapScene } from '../../../../test/unit/support/swapScene'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { toAddress } from '../../../core/address'
import { type Pool, poolOf } from '../../../market/pool'
import { isSameToken } from '../../../market/token'
import { quoteFrom } from '../quote.rules'
import { rehearseSwap } from './rehearsal.chain'

const E18 = 10n ** 18n
const OTHER = toAddress(`0x${'7'.repeat(40)}`)
const terms = { account: SENDER, recipient: SENDER, slippageBps: 50, deadlineSeconds: 1_200, maxHops: 3 }
const quoteOf = (isExactInput: boolean, input = native, output = cake) => {
  const tradeRequest = { input, output, amountRaw: E18, isExactInput }
  return quoteFrom(tradeOf(tradeRequest), tradeRequest, isExactInput, terms.slippageBps)
}
const buying = quoteOf(true)

const isTaxedCall = (method: string) => method.endsWith('SupportingFeeOnTransferTokens')
const untaxed = [buying.inputRaw, buying.outputRaw, true, (buying.inputRaw * 99n) / 100n] as const
const taxed = [buying.inputRaw, (buying.outputRaw * 9n) / 10n, true, buying.inputRaw / 2n] as const
const OUTPUT = 'PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'

test('chooses the call of an untaxed swap, with its measured amounts and its cost', async () => {
  const { node, counted } = swapScene({ measured: untaxed })
  const { chosen, refusal, measured, findings, feeRaw } = await rehearseSwap(node, buying, terms)
  expect([chosen?.intent.method, chosen?.gasLimit]).toEqual(['swapExactETHForTokens', 110_000n])
  expect([refusal, findings, feeRaw]).toEqual([null, [], 100_000n * 5_000_000_000n])
  expect(measured).toEqual({ paidRaw: untaxed[0], receivedRaw: untaxed[1], soldForRaw: untaxed[3] })
  const [end] = chosen?.intent.args.slice(-1) ?? []
  expect(BigInt(String(end))).toBe(BigInt(SCENE_SECONDS + terms.deadlineSeconds))
  expect(counted).toEqual([{ path: buying.found.path.map(({ address }) => address), leastRaw: 0n }])
})

test.each([
  ['one unit less is received than the reserves give', buying, [buying.inputRaw, buying.outputRaw - 1n], true],
  ['it cannot be measured', buying, null, true],
  ['nothing is withheld', buying, untaxed, false],
  ['it cannot be measured, for the native coin, which has no tax', quoteOf(true, cake, native), null, false],
] as const)(
  'when %s, the choice of the call for taxed tokens is correct (%#)',
  async (_what, quote, moved, isForTaxed) => {
    const measured = moved && ([moved[0], moved[1], true, quote.inputRaw] as const)
    const { chosen } = await rehearseSwap(swapScene({ measured }).node, quote, terms)
    expect(isTaxedCall(chosen?.intent.method ?? '')).toBe(isForTaxed)
  },
)

/** Returns the pools after another trade, with this many thousandths of the CAKE left. */
const movedPools = (thousandths: bigint) =>
  POOLS.map((pool) => {
    const [zeroIsCake, oneIsCake] = [pool.token0, pool.token1].map(({ address }) => address === cake.address)
    return {
      ...pool,
      ...(zeroIsCake && { reserve0Raw: (pool.reserve0Raw * thousandths) / 1_000n }),
      ...(oneIsCake && { reserve1Raw: (pool.reserve1Raw * thousandths) / 1_000n }),
    }
  })

test.each([
  [true, 900n, true],
  [true, 1_100n, true],
  [true, 997n, false],
  [true, 1_003n, false],
  [false, 900n, true],
  [false, 1_100n, true],
  [false, 997n, false],
] as const)('exact input %s, %i thousandths left: the quote is revised: %s', async (isExactInput, left, isRevised) => {
  const quote = quoteOf(isExactInput)
  const measured = [quote.inputRaw, quote.outputRaw, true, quote.inputRaw] as const
  const { node } = swapScene({ measured, pools: movedPools(left) })
  const { revised, refusal, chosen } = await rehearseSwap(node, quote, terms)
  expect([revised !== null, refusal, chosen === null]).toEqual([isRevised, null, isRevised])
  if (!revised) return
  expect([revised.isExactInput, revised.inputId, revised.outputId]).toEqual([
    isExactInput,
    quote.inputId,
    quote.outputId,
  ])
  const isWorse = isExactInput ? revised.outputRaw < quote.outputRaw : revised.inputRaw > quote.inputRaw
  expect(isWorse).toBe(left < 1_000n)
  expect(isExactInput ? revised.inputRaw : revised.outputRaw).toBe(E18)
})

/** Returns pools with this many thousandths of their CAKE, and a direct pool of a million CAKE and `direct` USD. */
const poolsWithDirect = (direct: bigint, thousandths: bigint): Pool[] => [
  ...movedPools(thousandths),
  poolOf(cake.traded, 1_000_000n * E18, usd.traded, direct * 10n ** 6n),
]

/** Rehearses a quote made from the shown pools on a chain whose pools are `now`. */
async function revisedOver(shownPools: readonly Pool[], now: readonly Pool[], maxHops: number) {
  const tradeRequest = { input: cake, output: usd, amountRaw: E18, isExactInput: true }
  const shown = quoteFrom(tradeOf(tradeRequest, shownPools), tradeRequest, true, terms.slippageBps)
  const measured = [shown.inputRaw, shown.outputRaw, true, shown.inputRaw] as const
  const { revised } = await rehearseSwap(swapScene({ measured, pools: now }).node, shown, { ...terms, maxHops })
  return { shown: shown.found, revised: revised?.found, best: tradeOf(tradeRequest, now) }
}

test('a revised quote takes the currently best route, whatever the old one was', async () => {
  const now = poolsWithDirect(4_000_000n, 3_000n)
  const { shown, revised, best } = await revisedOver(poolsWithDirect(1n, 1_000n), now, 3)
  expect([shown.hops.length, best.hops.length]).toEqual([2, 1])
  expect(revised).toEqual(best)
})

test('a new route is searched also when false reserves cancel out along the old one', async () => {
  const thirdOfCoin = POOLS.map((pool) =>
    isSameToken(pool.token0, native.traded)
      ? { ...pool, reserve0Raw: pool.reserve0Raw / 3n }
      : { ...pool, reserve1Raw: pool.reserve1Raw / 3n },
  )
  const [falseDirect, direct] = [1n, 4_000_000n].map((usdInPool) => poolsWithDirect(usdInPool, 1_000n).slice(-1))
  const now = [...POOLS, ...(direct ?? [])]
  const { shown, revised, best } = await revisedOver([...thirdOfCoin, ...(falseDirect ?? [])], now, 3)
  expect([shown.hops.length, best.hops.length]).toEqual([2, 1])
  // The amount at the end is within the tolerance of what the old route really gives.
  const { outputRaw } = tradeOf({ input: cake, output: usd, amountRaw: E18, isExactInput: true })
  expect([shown.outputRaw * 1_000n > outputRaw * 996n, shown.outputRaw * 1_000n < outputRaw * 1_004n]).toEqual([
    true,
    true,
  ])
  expect(revised).toEqual(best)
})

test('a revised quote has no more pairs than its route may have', async () => {
  const now = poolsWithDirect(1_000_000n, 1_000n)
  const { shown, revised, best } = await revisedOver(poolsWithDirect(20_000_000n, 1_000n), now, 1)
  expect([shown.hops.length, best.hops.length, revised?.hops.length]).toEqual([1, 2, 1])
})

const tripled = [buying.inputRaw, buying.outputRaw * 3n, true, buying.inputRaw] as const

/**
 * Returns a node that measures three times the quote, and a factory of two witnesses. The second witness has these
 * reserves, the first one those that are given to the factory.
 */
function besideWitness(pools: readonly Pool[]) {
  const { node } = swapScene({ measured: tripled })
  const other = swapScene({ measured: tripled, pools }).node
  const asWitness = (scripted: ScriptedNode, own: readonly Pool[], host: string) => ({
    host,
    request: async (method: string, params: readonly unknown[]) => {
      if (method === 'eth_blockNumber') return '0x1'
      if (method === 'eth_getBlockByNumber') return { number: '0x1', hash: '0x1', timestamp: '0x1' }
      if (method === 'eth_getBalance') return '0x5'
      const [call] = params as [{ to: string }]
      return (method === 'eth_call' && reservesAt(own, call.to)) || scripted.request(method, params)
    },
  })
  const witnesses = (first: readonly Pool[]) => () => [asWitness(node, first, 'one'), asWitness(other, pools, 'two')]
  return { node, witnesses }
}

test('amounts far better than the reserves: a second node with other reserves stops the swap', async () => {
  const { node, witnesses } = besideWitness(movedPools(3_000n))
  const nodes = { ...node, witnesses: witnesses(POOLS) }
  await expect(rehearseSwap(nodes, buying, terms)).rejects.toMatchObject({ name: 'NodesDisagreeError' })
})

test('amounts far better than the reserves: confirmed reserves revise the quote', async () => {
  const pools = movedPools(3_000n)
  const { node, witnesses } = besideWitness(pools)
  const { revised, chosen } = await rehearseSwap({ ...node, witnesses: witnesses(pools) }, buying, terms)
  expect([revised?.outputRaw, chosen]).toEqual([
    tradeOf({ input: native, output: cake, amountRaw: E18, isExactInput: true }, pools).outputRaw,
    null,
  ])
})

test.each([
  [buying, tripled, 'farMore'],
  [quoteOf(false), [quoteOf(false).inputRaw / 3n, E18, true, E18] as const, 'farLess'],
])('refuses the swap for far better amounts without an explanation (%#)', async (quote, measured, ground) => {
  const { chosen, refusal, revised } = await rehearseSwap(swapScene({ measured }).node, quote, terms)
  expect([chosen, revised]).toEqual([null, null])
  expect(refusal).toMatchObject({ ground })
})

test.each([
  ['for another recipient', buying, OTHER],
  ['for native coin', quoteOf(true, cake, native), SENDER],
])('does not rehearse the swap back %s', async (_what, quote, recipient) => {
  const { node, counted } = swapScene({ measured: [quote.inputRaw, quote.outputRaw, false, 0n] })
  const { findings } = await rehearseSwap(node, quote, { ...terms, recipient })
  expect([counted[0]?.path, findings]).toEqual([[], []])
})

test('a tax that reduces the output below the minimum refuses the swap with the contract’s reason, and is measured', async () => {
  const { node } = swapScene({ measured: taxed, refused: (method) => (isTaxedCall(method) ? OUTPUT : null) })
  const { chosen, refusal, measured, findings } = await rehearseSwap(node, buying, terms)
  expect(chosen).toBeNull()
  expect(refusal).toMatchObject({ reason: OUTPUT })
  expect(measured?.receivedRaw).toBe(taxed[1])
  expect(findings.map(({ kind }) => kind)).toEqual(['tooLittle', 'withheld', 'costlyReturn'])
})

test.each([null, untaxed])(
  'when the call for taxed tokens fails, the plain one is not sent, whatever is measured (%#)',
  async (measured) => {
    const { node } = swapScene({ measured, refused: (method) => (isTaxedCall(method) ? OUTPUT : null) })
    const { chosen, refusal } = await rehearseSwap(node, buying, terms)
    expect(chosen).toBeNull()
    expect(refusal).toMatchObject({ reason: OUTPUT })
  },
)

test.each([
  [
    usd,
    cake,
    [0n, -1n],
    'tooLittle',
    { ground: 'tooLittleOfWanted', values: { least: { amount: '1', symbol: 'CAKE', isCost: true } } },
  ],
  [usd, cake, [10n ** 30n, 0n], 'tooMuch', { ground: 'tooMuch' }],
] as const)('refuses an exact output that is not met (%#)', async (input, output, [more, less], kind, refused) => {
  const quote = quoteOf(false, input, output)
  const { node } = swapScene({ measured: [quote.inputRaw + more, quote.outputRaw + less, true, quote.inputRaw] })
  const { chosen, refusal, findings } = await rehearseSwap(node, quote, terms)
  expect([chosen, findings[0]?.kind]).toEqual([null, kind])
  expect(refusal).toMatchObject(refused)
})

test('a swap that no call can execute returns the reason and the possible measurements', async () => {
  const { node } = swapScene({ measured: taxed, refused: () => 'Pancake: K' })
  const { chosen, refusal, feeRaw, measured } = await rehearseSwap(node, buying, terms)
  expect([chosen, feeRaw, measured?.receivedRaw]).toEqual([null, null, taxed[1]])
  expect(refusal).toMatchObject({ reason: 'Pancake: K' })
})

test('without a gas price the fee is null', async () => {
  const { node } = swapScene({ measured: untaxed, gasPrice: failing(new Error('no')) })
  await expect(rehearseSwap(node, buying, terms)).resolves.toMatchObject({ feeRaw: null, refusal: null })
})

test('an unreachable node is no refusal', async () => {
  const { node } = swapScene({ measured: untaxed })
  node.script['eth_estimateGas'] = failing(new NodesUnreachableError('None'))
  await expect(rehearseSwap(node, buying, terms)).rejects.toBeInstanceOf(NodesUnreachableError)
})
