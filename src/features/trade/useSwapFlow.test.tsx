import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cake, native, POOLS, quoteOfTrade } from '../../../test/unit/support/swapMarket'
import { reservesAt, swapScene } from '../../../test/unit/support/swapScene'
import { execute, flowWith, quoteOf, serve } from '../../../test/unit/support/swapStage'
import { HASH, SENDER } from '../../../test/unit/support/transactionRecord'
import { nodes } from '../../chain/rpc/nodes'
import { toAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { translate } from '../../i18n'
import { expertModeSet, slippageChosen } from '../user'
import { NO_CONSENTS } from './trade.rules'

const { chainId } = deployment
const OTHER = toAddress(`0x${'7'.repeat(40)}`)
const buying = quoteOf(true)
const workingNode = () => swapScene({ measured: [buying.inputRaw, buying.outputRaw, true, buying.inputRaw] }).node

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [null, /^Swap 1 BNB for 79\.784 CAKE$/],
  [OTHER, /^Swap 1 BNB for 79\.784 CAKE to 0x7777…7777$/],
])('records a submitted swap with its recipient (%s)', async (recipient, words) => {
  serve(workingNode())
  const { flow, store, request } = flowWith(() => HASH, { recipient })
  await execute(flow)
  expect(flow().state).toMatchObject({ stage: 'submitted', hash: HASH, agreed: { recipient } })
  const { summary, arrival } = store.getState().transactions[chainId]?.[HASH] ?? {}
  expect(arrival).toEqual({
    kind: 'swap',
    paid: { tokenAddress: null, symbol: 'BNB', decimals: 18 },
    received: { tokenAddress: cake.address, symbol: 'CAKE', decimals: 18 },
    recipient: recipient ?? SENDER,
  })
  expect(summary && translate(summary.sentence, summary.values)).toMatch(words)
  const [, [transaction]] = request.mock.calls[0] as unknown as [string, [{ data: string }]]
  expect(transaction.data).toContain((recipient ?? SENDER).slice(2))
})

test('a swap that could not be swapped back returns to the review until the user accepts that', async () => {
  serve(swapScene({ measured: [buying.inputRaw, buying.outputRaw, false, 0n] }).node)
  const { flow, request } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => flow().confirm(NO_CONSENTS))
  expect(flow().state.stage).toBe('waiting')
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  expect(request).not.toHaveBeenCalled()
  act(() => flow().confirm({ ...NO_CONSENTS, isUnsellableAccepted: true }))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
})

const ALL = { isImpactAccepted: true, isUnsellableAccepted: true }
const given = (amountRaw: bigint) => quoteOfTrade({ input: native, output: cake, amountRaw, isExactInput: true })
const moving = (quote: ReturnType<typeof given>) =>
  swapScene({ measured: [quote.inputRaw, quote.outputRaw, true, quote.inputRaw] }).node
const coins = (count: bigint) => given(count * 10n ** 18n)
/** Price impacts of 9.5, 12, 14.5 and 16 percent. */
const [nineAndAHalf, twelve, fourteenAndAHalf, sixteen] = [coins(526n), coins(684n), coins(850n), coins(955n)]

test('the quotes of the cases below have the expected price impacts', () => {
  expect([nineAndAHalf, twelve, fourteenAndAHalf, sixteen].map(({ impactBps }) => Math.round(impactBps / 50))).toEqual([
    19, 24, 29, 32,
  ])
})

test('a high price impact needs a consent, and a blocked one is refused even with it', async () => {
  serve(moving(nineAndAHalf))
  const { flow, request, requote } = flowWith(() => HASH, { quote: nineAndAHalf })
  act(() => flow().begin())
  act(() => flow().confirm(NO_CONSENTS))
  expect(flow().state.stage).toBe('review')
  requote(sixteen)
  expect(flow().hasChanged).toBe(true)
  act(() => flow().confirm(ALL))
  expect(flow().state.stage).toBe('review')
  act(() => flow().accept(null))
  expect(flow().state).toMatchObject({ stage: 'review', agreed: { quote: sixteen, consents: NO_CONSENTS } })
  act(() => flow().confirm(ALL))
  expect(flow().state.stage).toBe('review')
  expect(request).not.toHaveBeenCalled()
})

test('the tier is checked again before sending, from the agreed quote', async () => {
  serve(moving(sixteen))
  const { flow, request } = flowWith(() => HASH, { quote: sixteen, isExpert: true })
  // The page passes expert mode, but the settings have it off (for example since a change in another tab).
  act(() => flow().begin(sixteen))
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  expect(request).not.toHaveBeenCalled()
})

test('expert mode sends at once only a quote whose price impact was accepted', async () => {
  serve(moving(sixteen))
  const { flow, store } = flowWith(() => HASH, { quote: sixteen, isExpert: true })
  act(() => void store.dispatch(expertModeSet(true)))
  act(() => flow().begin())
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  act(() => flow().close())
  act(() => flow().begin(sixteen))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
  expect(flow().state).toMatchObject({ agreed: { isReviewed: false } })
})

test.each([
  ['a tax', [buying.inputRaw, (buying.outputRaw * 996n) / 1_000n, true, buying.inputRaw / 2n]],
  ['a trap', [buying.inputRaw, buying.outputRaw, false, 0n]],
  ['no measurement', null],
] as const)('expert mode shows the review when the rehearsal finds %s', async (_what, measured) => {
  serve(swapScene({ measured }).node)
  const { flow, request } = flowWith(() => HASH, { isExpert: true })
  act(() => flow().begin())
  expect(flow().state.stage).toBe('waiting')
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  expect(flow().reason).toBe('rehearsed')
  expect(request).not.toHaveBeenCalled()
  act(() => flow().confirm(ALL))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
  expect(flow().state).toMatchObject({ agreed: { isReviewed: true } })
})

test.each(['unconfirmed', 'recipient', 'typing'] as const)(
  'expert mode shows the review for the reason: %s',
  (reason) => {
    const { flow } = flowWith(() => HASH, { isExpert: true, reviewReason: () => reason })
    act(() => flow().begin())
    expect([flow().state.stage, flow().reason]).toEqual(['review', reason])
  },
)

test('reserves that moved past the tolerance change the price, and the accepted quote is signed', async () => {
  const pools = POOLS.map((pool) => ({ ...pool, reserve0Raw: pool.reserve0Raw * 2n }))
  const now = quoteOfTrade({ input: native, output: cake, amountRaw: 10n ** 18n, isExactInput: true }, 50)
  const node = swapScene({ measured: [now.inputRaw, now.outputRaw, true, now.inputRaw], pools }).node
  serve(node)
  const { flow, request } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => flow().confirm(NO_CONSENTS))
  await waitFor(() => expect(flow().revised).not.toBeNull())
  const revised = flow().revised ?? now
  expect(flow().state.stage).toBe('review')
  expect(revised.outputRaw).not.toBe(buying.outputRaw)
  act(() => flow().confirm(NO_CONSENTS))
  expect([flow().state.stage, request.mock.calls]).toEqual(['review', []])

  serve(swapScene({ measured: [revised.inputRaw, revised.outputRaw, true, revised.inputRaw], pools }).node)
  act(() => flow().accept(revised))
  expect([flow().revised, flow().hasChanged]).toEqual([null, false])
  act(() => flow().confirm(NO_CONSENTS))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
  const [, [transaction]] = request.mock.calls[0] as unknown as [string, [{ data: string }]]
  expect(transaction.data).toContain(revised.limitRaw.toString(16).padStart(64, '0'))
})

test('reserves confirmed by two nodes with another price stop the swap right before the wallet', async () => {
  serve(workingNode())
  const pools = POOLS.map((pool) => ({ ...pool, reserve0Raw: pool.reserve0Raw * 2n }))
  const request = async (method: string, params: readonly unknown[]) => {
    if (method === 'eth_getBalance') return '0x5'
    const [call] = params as [{ to: string }]
    return method === 'eth_call' ? (reservesAt(pools, call.to) ?? '0x') : '0x1'
  }
  vi.spyOn(nodes, 'witnesses').mockReturnValue(['one', 'two'].map((host) => ({ host, request })))
  const { flow, request: requests } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => flow().confirm(NO_CONSENTS))
  await waitFor(() => expect(flow().revised).not.toBeNull())
  expect([flow().state.stage, requests.mock.calls]).toEqual(['review', []])
})

test('signs the shown limit, although the slippage tolerance changed meanwhile', async () => {
  serve(workingNode())
  const { flow, request, store } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => void store.dispatch(slippageChosen(1_200)))
  act(() => flow().confirm(NO_CONSENTS))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
  const [, [transaction]] = request.mock.calls[0] as unknown as [string, [{ data: string }]]
  expect(transaction.data).toContain(buying.limitRaw.toString(16).padStart(64, '0'))
})
