import { act, renderHook, waitFor } from '@testing-library/react'
import { MaxUint256 } from 'ethers'
import { afterEach, expect, test, vi } from 'vitest'
import { erc20 } from '../../src/chain/contracts/erc20/writes.ts'
import { allowance } from '../../src/chain/contracts/erc20/reads.ts'
import { resultsLoaded } from '../../src/chain/multicall/multicall.slice.ts'
import { RpcError } from '../../src/chain/rpc/nodes.ts'
import { getLibrary } from '../../src/chain/wallet/eip1193.ts'
import { routerAddress, wrappedNativeAddress } from '../../src/deployment/contracts.ts'
import { deployment } from '../../src/deployment/deployment.ts'
import { useEnable } from '../../src/features/earn/index.ts'
import { scriptedNode, SOLVENT } from './support/scriptedNode.ts'
import { inStage, serve } from './support/swapStage.tsx'
import { HASH, SENDER } from './support/transactionRecord.ts'

const [tokenAddress, spender] = [wrappedNativeAddress, routerAddress]
const BALANCE_RAW = 7n * 10n ** 18n
const approving = (amountRaw: bigint) => erc20.encodeFunctionData('approve', [spender, amountRaw]).toLowerCase()

afterEach(() => void vi.unstubAllGlobals())

/** Presses Enable for a token that allows at most `mostRaw`; returns the approvals sent to the wallet. */
async function requestedApproval(mostRaw: bigint, balanceRaw: bigint | null): Promise<string[]> {
  const limit = ([call]: readonly unknown[]) => {
    const { data } = call as { data: string }
    if (BigInt(`0x${data.slice(-64)}`) > mostRaw) throw new RpcError('execution reverted', 3)
    return '0x10000'
  }
  const node = scriptedNode({
    ...SOLVENT,
    eth_estimateGas: limit,
    eth_call: (params) => (limit(params), `0x${'1'.padStart(64, '0')}`),
  })
  serve(node)
  const signed: string[] = []
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_chainId') return `0x${deployment.chainId.toString(16)}`
    if (method === 'eth_sendTransaction') signed.push((params[0] as { data: string }).data.toLowerCase())
    return HASH
  }
  const { store, wrapper } = inStage({ library: getLibrary({ request }) })
  const { chainId } = deployment
  const { key } = allowance(tokenAddress, SENDER, spender)
  act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber: 7, data: { [key]: `0x${'0'.repeat(64)}` } })))
  const { result } = renderHook(
    () => useEnable({ tokenAddress, symbol: 'OAT', decimals: 18, spender, balanceRaw, balanceCents: null }),
    {
      wrapper,
    },
  )
  await waitFor(() => expect(result.current.state).toBe('notApproved'))
  await act(async () => void (await result.current.run()))
  await waitFor(() => expect(signed).toHaveLength(1))
  return signed
}

test('a token is approved without limit', async () => {
  expect(await requestedApproval(MaxUint256, BALANCE_RAW)).toEqual([approving(MaxUint256)])
})

test('a token that rejects that is approved for the account’s whole balance (yield 7)', async () => {
  expect(await requestedApproval(2n ** 96n - 1n, BALANCE_RAW)).toEqual([approving(BALANCE_RAW)])
})
