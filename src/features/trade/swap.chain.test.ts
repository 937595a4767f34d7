import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorData, revertedWith } from '../../../test/unit/support/revert'
import { failing, requestedMethods, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { cake, type TradeRequest, native, tradeOf, usd } from '../../../test/unit/support/swapMarket'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { routerSwaps } from '../../chain/contracts/router/writes'
import { type Nodes, NodesUnreachableError, RpcError } from '../../chain/rpc/nodes'
import { type Intent, toTransaction } from '../../chain/send/intent'
import { toAddress } from '../../core/address'
import { routerAddress } from '../../deployment/contracts'
import { quoteFrom } from './quote.rules'
import { chooseSwap, estimateSwap, swapCandidates } from './swap.chain'

const E18 = 10n ** 18n
const RECIPIENT = toAddress(`0x${'7'.repeat(40)}`)
const terms = { recipient: RECIPIENT, slippageBps: 50, deadline: 1_700_000_000 }
const quoteOf = (tradeRequest: TradeRequest, slippageBps: number) =>
  quoteFrom(tradeOf(tradeRequest), tradeRequest, tradeRequest.isExactInput, slippageBps)
const candidatesOf = (tradeRequest: TradeRequest, slippageBps = terms.slippageBps): Intent[] =>
  swapCandidates(quoteOf(tradeRequest, slippageBps), { ...terms, slippageBps })
const sell = { input: native, output: usd, amountRaw: E18, isExactInput: true }

test.each([
  [native, usd, true, ['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens']],
  [cake, native, true, ['swapExactTokensForETH', 'swapExactTokensForETHSupportingFeeOnTransferTokens']],
  [cake, usd, true, ['swapExactTokensForTokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens']],
  [native, usd, false, ['swapETHForExactTokens']],
  [cake, native, false, ['swapTokensForExactETH']],
  [cake, usd, false, ['swapTokensForExactTokens']],
])('returns the router calls that can execute a trade (%#)', (input, output, isExactInput, methods) => {
  const amountRaw = isExactInput ? 10n ** 15n : 10n ** 6n
  const candidates = candidatesOf({ input, output, amountRaw, isExactInput })
  expect(candidates.map(({ method }) => method)).toEqual(methods)
  for (const candidate of candidates) expect(candidate.contract.address).toBe(routerAddress)
})

/** Returns the amounts of a call: its value, then the router's arguments in their order. */
function amountsOf(candidate: Intent): bigint[] {
  const { data, value } = toTransaction(candidate, SENDER)
  const args: unknown[] = [...routerSwaps.decodeFunctionData(candidate.method, data)]
  expect(args.slice(-2)).toEqual([RECIPIENT, BigInt(terms.deadline)])
  return [BigInt(value), ...args.filter((arg) => typeof arg === 'bigint').slice(0, -1)]
}

test('the signed amounts are the shown amounts, to the unit', () => {
  const amount = fc.bigInt({ min: 10n ** 13n, max: 100n * E18 })
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 4_999 }), fc.boolean(), (amountRaw, slippageBps, isExactInput) => {
      const shownOf = (tradeRequest: TradeRequest) => quoteOf(tradeRequest, slippageBps)
      const sold = { input: cake, output: native, amountRaw, isExactInput }
      const bought = { input: native, output: cake, amountRaw, isExactInput }
      for (const candidate of candidatesOf(sold, slippageBps)) {
        expect(amountsOf(candidate)).toEqual([0n, amountRaw, shownOf(sold).limitRaw])
      }
      for (const candidate of candidatesOf(bought, slippageBps)) {
        const { limitRaw } = shownOf(bought)
        expect(amountsOf(candidate)).toEqual(isExactInput ? [amountRaw, limitRaw] : [limitRaw, amountRaw])
      }
    }),
    { numRuns: 50 },
  )
})

const choose = async (node: Nodes, candidates: readonly Intent[], isUntaxed = true) =>
  chooseSwap(await estimateSwap(node, SENDER, candidates), isUntaxed)

test.each([
  [true, 0],
  [false, 1],
] as const)(
  'if both calls pass and no token being taxed is %s, call %i is sent, with the gas margin',
  async (isUntaxed, index) => {
    const node = scriptedNode({ eth_estimateGas: () => '0x30d40' })
    const candidates = candidatesOf(sell)
    const chosen = { intent: candidates[index], gas: 200_000n, gasLimit: 220_000n }
    await expect(choose(node, candidates, isUntaxed)).resolves.toEqual(chosen)
  },
)

test('sends the call for taxed tokens when the plain one fails', async () => {
  const candidates = candidatesOf(sell)
  const [plain] = candidates.map((candidate) => toTransaction(candidate, SENDER).data)
  const answer = ([transaction]: readonly unknown[]) =>
    (transaction as { data: string }).data === plain ? failing(revertedWith('Pancake: K'))() : '0x186a0'
  const node = scriptedNode({ eth_estimateGas: answer, eth_call: answer })
  await expect(choose(node, candidates)).resolves.toMatchObject({ intent: candidates[1] })
})

test('with an exact output the only call is chosen', async () => {
  const node = scriptedNode({ eth_estimateGas: () => '0x186a0' })
  const candidates = candidatesOf({ ...sell, isExactInput: false, amountRaw: 10n ** 6n })
  const chosen = { intent: candidates[0], gas: 100_000n, gasLimit: 110_000n }
  await expect(choose(node, candidates)).resolves.toEqual(chosen)
})

test.each([
  [revertedWith('PancakeRouter: EXPIRED'), 'PancakeRouter: EXPIRED'],
  [new RpcError('execution reverted', 3, errorData('Pancake: K')), 'Pancake: K'],
  [new RpcError('execution reverted', 3, '0x'), null],
])('refuses a swap that would fail, with the reason (%#)', async (error, reason) => {
  const node = scriptedNode({ eth_estimateGas: failing(error), eth_call: failing(error) })
  const refusal = { name: 'RevertError', reason }
  await expect(choose(node, candidatesOf(sell))).rejects.toMatchObject(refusal)
})

test('estimates each candidate; if the one for taxed tokens fails, the plain one is not sent', async () => {
  const candidates = candidatesOf(sell)
  const [plain] = candidates.map((candidate) => toTransaction(candidate, SENDER).data)
  const answer = ([transaction]: readonly unknown[]) =>
    (transaction as { data: string }).data === plain ? '0x186a0' : failing(revertedWith('INSUFFICIENT_OUTPUT_AMOUNT'))()
  const node = scriptedNode({ eth_estimateGas: answer, eth_call: answer })
  const refusal = { name: 'RevertError', reason: 'INSUFFICIENT_OUTPUT_AMOUNT' }
  await expect(choose(node, candidates)).rejects.toMatchObject(refusal)
  expect(requestedMethods(node).filter((method) => method === 'eth_estimateGas')).toHaveLength(2)
})

test.each([failing(new RpcError('gas required exceeds allowance', -32000)), () => null])(
  'refuses with "noEstimate" when the gas of a passing call cannot be estimated (%#)',
  async (estimate) => {
    const node = scriptedNode({ eth_estimateGas: estimate, eth_call: () => '0x' })
    await expect(choose(node, candidatesOf(sell))).rejects.toMatchObject({ ground: 'noEstimate' })
    expect(requestedMethods(node).toSorted()).toEqual(['eth_call', 'eth_call', 'eth_estimateGas', 'eth_estimateGas'])
  },
)

test('refuses with "noCandidate" without any call', async () => {
  await expect(choose(scriptedNode({}), [])).rejects.toMatchObject({ ground: 'noCandidate' })
})

const unreachable = failing(new NodesUnreachableError('None'))

test.each([
  { eth_estimateGas: unreachable },
  { eth_estimateGas: failing(new RpcError('busy', -32000)), eth_call: unreachable },
])('an unreachable node is no refusal (%#)', async (script) => {
  const choice = choose(scriptedNode(script), candidatesOf(sell))
  await expect(choice).rejects.toBeInstanceOf(NodesUnreachableError)
})
