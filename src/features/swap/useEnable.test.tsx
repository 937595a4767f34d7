import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedNode, SOLVENT } from '../../../test/unit/support/scriptedNode'
import { cake, native, usd } from '../../../test/unit/support/swapMarket'
import { inStage, quoteOf, serve } from '../../../test/unit/support/swapStage'
import { HASH, SENDER } from '../../../test/unit/support/transactionRecord'
import { allowance } from '../../chain/contracts/erc20/reads'
import { toCallKey } from '../../chain/multicall/callKey'
import { resultsLoaded } from '../../chain/multicall/multicall.slice'
import { routerAddress } from '../../deployment/contracts'
import { deployment } from '../../deployment/deployment'
import { approvalAmountChosen } from '../user'
import { useEnable } from './useEnable'
import type { SwapForm } from './useSwapForm'

const { chainId } = deployment
afterEach(() => vi.unstubAllGlobals())

const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

/** Returns a form that sells this token for another. */
const selling = (token: typeof cake, quote = quoteOf(true)): SwapForm =>
  ({ quote, sides: { input: { token, amountRaw: 10n } } }) as unknown as SwapForm

const buyingCoin = quoteOf(false)

function begin() {
  serve(
    scriptedNode({ ...SOLVENT, eth_estimateGas: () => '0xb71b', eth_call: () => '0x', eth_blockNumber: () => '0x64' }),
  )
  const request = vi.fn<(...params: unknown[]) => Promise<unknown>>(async () => HASH)
  const { store, wrapper } = inStage({ library: { provider: { request }, request } })
  const allow = (token: typeof cake, amountRaw: bigint, blockNumber: number) => {
    const data = { [toCallKey(allowance(token.traded.address, SENDER, routerAddress))]: word(amountRaw) }
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
  }
  allow(cake, 0n, 100)
  allow(usd, 0n, 100)
  const page = renderHook(({ form }) => useEnable(form), { wrapper, initialProps: { form: selling(cake) } })
  const choose = (token: typeof cake, quote = quoteOf(true)) => page.rerender({ form: selling(token, quote) })
  /** Returns the amounts of the approvals sent to the wallet. */
  const signed = () =>
    request.mock.calls.map(([, params]) => {
      const [{ data }] = params as [{ data: string }]
      return BigInt(`0x${data.slice(-64)}`)
    })
  const chooseExact = () => act(() => void store.dispatch(approvalAmountChosen('exact')))
  return { request, signed, allow, choose, chooseExact, now: () => page.result.current }
}

test('after one approval "Enabled" stays until another input is selected, and is gone when the first is selected again', async () => {
  const { request, allow, choose, now } = begin()
  expect(now()).toMatchObject({ state: 'notApproved', wasApprovedHere: false })
  await act(async () => now().run())
  await vi.waitFor(() => expect(now()).toMatchObject({ state: 'pending', wasApprovedHere: true }), { timeout: 30_000 })
  expect(request).toHaveBeenCalledTimes(1)
  allow(cake, 10n, 101)
  expect(now()).toMatchObject({ state: 'approved', wasApprovedHere: true })

  choose(usd)
  expect(now()).toMatchObject({ state: 'notApproved', wasApprovedHere: false })
  choose(cake)
  expect(now()).toMatchObject({ state: 'approved', wasApprovedHere: false })
})

test('an exact approval of an exact output includes the slippage tolerance, so that price moves need no new one', async () => {
  const { signed, allow, choose, chooseExact, now } = begin()
  choose(cake, buyingCoin)
  chooseExact()
  await act(async () => now().run())
  await vi.waitFor(() => expect(signed()).toHaveLength(1), { timeout: 30_000 })
  const approvedRaw = signed()[0] ?? 0n
  expect(approvedRaw).toBe(buyingCoin.limitRaw + (buyingCoin.limitRaw * 50n) / 10_000n + 1n)
  allow(cake, approvedRaw, 101)
  // Without that room, one base unit more would need another approval each time.
  choose(cake, { ...buyingCoin, limitRaw: buyingCoin.limitRaw + 1n })
  expect(now().state).toBe('approved')
  choose(cake, { ...buyingCoin, limitRaw: approvedRaw + 1n })
  expect(now().state).not.toBe('approved')
})

test('an exact approval of an exact input is the amount typed', async () => {
  const { signed, chooseExact, now } = begin()
  chooseExact()
  await act(async () => now().run())
  await vi.waitFor(() => expect(signed()).toEqual([10n]), { timeout: 30_000 })
})

test('the native coin needs no approval', () => {
  const { choose, now } = begin()
  choose(native)
  expect(now().state).toBe('approved')
})
