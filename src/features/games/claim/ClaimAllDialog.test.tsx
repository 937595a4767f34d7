import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedNode, SOLVENT } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { blockReducer } from '../../../chain/block/block.slice'
import { wrappedNative as wrapper } from '../../../chain/contracts/wrappedNative/writes'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { getLibrary } from '../../../chain/wallet/eip1193'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { useToasts } from '../../../ui/toast/toastStore'
import { transactionsReducer } from '../../transactions'
import { ClaimAllDialog } from './ClaimAllDialog'
import type { ClaimItem } from './ClaimItems'

afterEach(() => void vi.unstubAllGlobals())

const claim = (number: number): ClaimItem => ({
  ...{ key: String(number), name: `Round ${number}`, amountRaw: 10n ** 18n, decimals: 18, symbol: 'BNB' },
  ...{ summary: { sentence: 'Collect winnings', values: {} }, valueCents: 100n },
  makeIntent: async () => ({
    contract: { address: wrappedNativeAddress, interface: wrapper },
    ...{ method: 'withdraw', args: [BigInt(number)], valueRaw: 0n },
  }),
})

function Toasts() {
  return useToasts().map(({ id, title, body }) => <p key={id}>{`${title}: ${body ?? ''}`}</p>)
}

test('stops once the page is left, and shows how many were sent', async () => {
  serve(scriptedNode({ ...SOLVENT, eth_gasPrice: () => '0x1', eth_estimateGas: () => '0x186a0', eth_call: () => '0x' }))
  const accepts: (() => void)[] = []
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return `0x${deployment.chainId.toString(16)}`
    if (method !== 'eth_sendTransaction') return null
    return new Promise((resolve) => void accepts.push(() => resolve(`0x${'1'.repeat(64)}`)))
  }
  const wallet = walletOf({ library: getLibrary({ request }) })
  const store = configureStore({
    reducer: { block: blockReducer, multicall: multicallReducer, transactions: transactionsReducer },
  })
  const page = (isMounted: boolean) => (
    <MemoryRouter>
      <Provider store={store}>
        <WalletContext value={wallet}>
          <Toasts />
          {isMounted && <ClaimAllDialog items={[1, 2, 3].map(claim)} onClose={() => {}} />}
        </WalletContext>
      </Provider>
    </MemoryRouter>
  )
  const { rerender } = render(page(true))
  const dialog = within(screen.getByRole('dialog', { name: 'Collect winnings' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Collect 3' }))
  await waitFor(() => expect(accepts).toHaveLength(1))
  rerender(page(false))
  await act(async () => accepts[0]?.())
  expect(await screen.findByText('Collecting stopped: You left the page after 1 of 3.')).toBeInTheDocument()
  expect(accepts).toHaveLength(1)
})
