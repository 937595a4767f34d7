import { act, renderHook, waitFor } from '@testing-library/react'
import { MaxUint256 } from 'ethers'
import { afterEach, expect, test, vi } from 'vitest'
import { allowance } from '../../src/chain/contracts/erc20/reads.ts'
import { erc20 } from '../../src/chain/contracts/erc20/writes.ts'
import { resultsLoaded } from '../../src/chain/multicall/multicall.slice.ts'
import { getLibrary } from '../../src/chain/wallet/eip1193.ts'
import { routerAddress, wrappedNativeAddress } from '../../src/deployment/contracts.ts'
import { deployment } from '../../src/deployment/deployment.ts'
import { useEnabling } from '../../src/features/transactions/index.ts'
import { transactionFollowed } from '../../src/features/transactions/transactions.slice.ts'
import { revertedWith } from './support/revert.ts'
import { scriptedNode, SOLVENT } from './support/scriptedNode.ts'
import { inStage, serve } from './support/swapStage.tsx'
import { receiptOf, SENDER } from './support/transactionRecord.ts'

const { chainId } = deployment
const [tokenAddress, spender] = [wrappedNativeAddress, routerAddress]
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

afterEach(() => void vi.unstubAllGlobals())

/** Serves a token with an allowance of 5 units for the router, and a wallet that sends. */
function startWrite({ isResetFirst }: { isResetFirst: boolean }) {
  let allowanceRaw = 5n
  const approvedBy = ([intent]: readonly unknown[]) => {
    const { data } = intent as { data: string }
    const [, amountRaw] = erc20.decodeFunctionData('approve', data) as unknown as [string, bigint]
    if (isResetFirst && allowanceRaw > 0n && amountRaw > 0n) throw revertedWith('Reset the allowance first')
    return amountRaw
  }
  serve(
    scriptedNode({
      ...SOLVENT,
      eth_call: (params) => (approvedBy(params), word(1n)),
      eth_estimateGas: (params) => (approvedBy(params), '0xb71b'),
    }),
  )
  const signed: bigint[] = []
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method !== 'eth_sendTransaction') return `0x${chainId.toString(16)}`
    signed.push(approvedBy(params))
    return `0x${String(signed.length).repeat(64)}`
  }
  const { store, wrapper } = inStage({ library: getLibrary({ request }) })
  let blockNumber = 100
  const read = () => {
    blockNumber += 1
    const data = { [allowance(tokenAddress, SENDER, spender).key]: word(allowanceRaw) }
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
  }
  /** Includes all sent transactions: the allowance becomes the last signed amount. */
  const include = () => {
    allowanceRaw = signed.at(-1) ?? allowanceRaw
    for (const record of Object.values(store.getState().transactions[chainId] ?? {})) {
      act(() => void store.dispatch(transactionFollowed({ ...record, receipt: receiptOf() })))
    }
    read()
  }
  read()
  const onSent = vi.fn<() => void>()
  const intent = { tokenAddress, symbol: 'USDT', decimals: 18, amountRaw: 10n, valueCents: null, onSent }
  const { result } = renderHook(() => useEnabling(intent), { wrapper })
  const summaries = () =>
    Object.values(store.getState().transactions[chainId] ?? {}).map(({ summary }) => summary.sentence)
  return { now: () => result.current, signed, include, onSent, summaries }
}

test('a token whose allowance has to be reset first is enabled in two steps, announced before the first', async () => {
  const { now, signed, include, onSent, summaries } = startWrite({ isResetFirst: true })
  await waitFor(() => expect(now()).toMatchObject({ state: 'notApproved', step: 'reset' }))
  await act(() => now().run())
  expect(signed).toEqual([0n])
  expect(now()).toMatchObject({ state: 'pending', step: 'reset' })
  expect(onSent).not.toHaveBeenCalled()

  include()
  expect(now()).toMatchObject({ state: 'notApproved', step: 'approve' })
  await act(() => now().run())
  expect(signed).toEqual([0n, MaxUint256])
  expect(onSent).toHaveBeenCalledTimes(1)

  include()
  expect(now()).toMatchObject({ state: 'approved', step: null })
  expect(summaries()).toEqual(['Reset the %symbol% allowance', 'Approve %symbol%: unlimited'])
})

test('any other token is enabled in one step, even with a smaller allowance', async () => {
  const { now, signed, include } = startWrite({ isResetFirst: false })
  expect(now()).toMatchObject({ state: 'notApproved', step: null })
  await act(() => now().run())
  expect(signed).toEqual([MaxUint256])
  include()
  expect(now()).toMatchObject({ state: 'approved', step: null })
})
