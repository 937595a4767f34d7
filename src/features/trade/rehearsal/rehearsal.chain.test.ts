import { expect, test } from 'vitest'
import { failing } from '../../../../test/unit/support/scriptedNode'
import { cake, native, tradeOf, usd } from '../../../../test/unit/support/swapMarket'
import { SCENE_SECONDS, swapScene } from '../../../../test/unit/support/swapScene'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { quoteFrom } from '../quote.rules'
import { rehearseSwap } from './rehearsal.chain'

const E18 = 10n ** 18n
const OTHER = `0x${'7'.repeat(40)}`
const terms = { account: SENDER, recipient: SENDER, slippageBps: 50, deadlineSeconds: 1_200 }
const quoteOf = (isExactInput: boolean, input = native, output = cake) => {
  const deal = { input, output, amountRaw: E18, isExactInput }
  return quoteFrom(tradeOf(deal), deal, isExactInput, terms.slippageBps)
}
const buying = quoteOf(true)

const isCareful = (method: string) => method.endsWith('SupportingFeeOnTransferTokens')
const honest = [buying.inputRaw, buying.outputRaw, true, (buying.inputRaw * 99n) / 100n] as const
const taxed = [buying.inputRaw, (buying.outputRaw * 9n) / 10n, true, buying.inputRaw / 2n] as const
const OUTPUT = 'PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'

test('an honest swap may be sent, with what it moves and what it costs', async () => {
  const { node, counted } = swapScene({ measured: honest })
  const { chosen, refusal, measured, findings, feeRaw } = await rehearseSwap(node, buying, terms)
  expect([chosen?.intent.method, chosen?.gasLimit]).toEqual([
    'swapExactETHForTokensSupportingFeeOnTransferTokens',
    110_000n,
  ])
  expect([refusal, findings, feeRaw]).toEqual([null, [], 100_000n * 5_000_000_000n])
  expect(measured).toEqual({ paidRaw: honest[0], receivedRaw: honest[1], soldForRaw: honest[3] })
  const [end] = chosen?.intent.args.slice(-1) ?? []
  expect(BigInt(String(end))).toBe(BigInt(SCENE_SECONDS + terms.deadlineSeconds))
  expect(counted).toEqual([{ path: buying.found.path.map(({ address }) => address), leastRaw: 0n }])
})

test.each([
  ['for somebody else', buying, OTHER],
  ['for native coin', quoteOf(true, cake, native), SENDER],
])('the way back is not tried %s', async (_what, quote, recipient) => {
  const { node, counted } = swapScene({ measured: [quote.inputRaw, quote.outputRaw, false, 0n] })
  const { findings } = await rehearseSwap(node, quote, { ...terms, recipient })
  expect([counted[0]?.path, findings]).toEqual([[], []])
})

test('a tax that takes it below the minimum refuses the swap in the contract’s words, and is measured', async () => {
  const { node } = swapScene({ measured: taxed, refused: (method) => (isCareful(method) ? OUTPUT : null) })
  const { chosen, refusal, measured, findings } = await rehearseSwap(node, buying, terms)
  expect(chosen).toBeNull()
  expect(refusal).toMatchObject({ reason: OUTPUT })
  expect(measured?.receivedRaw).toBe(taxed[1])
  expect(findings.map(({ kind }) => kind)).toEqual(['tooLittle', 'withheld', 'costlyReturn'])
})

test('where the careful call fails and nothing could be counted, the plain one is not sent', async () => {
  const { node } = swapScene({ measured: null, refused: (method) => (isCareful(method) ? OUTPUT : null) })
  const { chosen, refusal, measured } = await rehearseSwap(node, buying, terms)
  expect([chosen, measured]).toEqual([null, null])
  expect(refusal).toMatchObject({ reason: OUTPUT })
})

test('where the careful call fails and all was counted as shown, the plain one is sent', async () => {
  const { node } = swapScene({ measured: honest, refused: (method) => (isCareful(method) ? 'out of luck' : null) })
  const { chosen, refusal } = await rehearseSwap(node, buying, terms)
  expect([chosen?.intent.method, refusal]).toEqual(['swapExactETHForTokens', null])
})

test.each([
  [usd, cake, [0n, -1n], 'tooLittle', { ground: 'tooLittleOfWanted', values: { least: '1 CAKE' } }],
  [usd, cake, [10n ** 30n, 0n], 'tooMuch', { ground: 'tooMuch' }],
] as const)('an exact output that is not met is refused (%#)', async (input, output, [more, less], kind, refused) => {
  const quote = quoteOf(false, input, output)
  const { node } = swapScene({ measured: [quote.inputRaw + more, quote.outputRaw + less, true, quote.inputRaw] })
  const { chosen, refusal, findings } = await rehearseSwap(node, quote, terms)
  expect([chosen, findings[0]?.kind]).toEqual([null, kind])
  expect(refusal).toMatchObject(refused)
})

test('a swap no call can carry out says why, with what could be measured of it', async () => {
  const { node } = swapScene({ measured: taxed, refused: () => 'Pancake: K' })
  const { chosen, refusal, feeRaw, measured } = await rehearseSwap(node, buying, terms)
  expect([chosen, feeRaw, measured?.receivedRaw]).toEqual([null, null, taxed[1]])
  expect(refusal).toMatchObject({ reason: 'Pancake: K' })
})

test('without a gas price the fee is unknown', async () => {
  const { node } = swapScene({ measured: honest, gasPrice: failing(new Error('no')) })
  await expect(rehearseSwap(node, buying, terms)).resolves.toMatchObject({ feeRaw: null, refusal: null })
})

test('no answer is no refusal', async () => {
  const { node } = swapScene({ measured: honest })
  node.script['eth_estimateGas'] = failing(new NodesUnreachableError('None'))
  await expect(rehearseSwap(node, buying, terms)).rejects.toBeInstanceOf(NodesUnreachableError)
})
