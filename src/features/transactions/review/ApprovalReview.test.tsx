import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MaxUint256 } from 'ethers'
import { afterEach, expect, test, vi } from 'vitest'
import { revertedWith } from '../../../../test/unit/support/revert'
import { scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { inStage, serve } from '../../../../test/unit/support/swapStage'
import { erc20 } from '../../../chain/contracts/erc20/writes'
import { shortenAddress } from '../../../core/address'
import { masterChefAddress, routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import { ApprovalReview, type ReviewedApproval } from './ApprovalReview'

const EXACT_RAW = 1_234_567_890_123_456_789n
const approval: ReviewedApproval = {
  ...{ tokenAddress: wrappedNativeAddress, symbol: 'WBNB', decimals: 18, spender: routerAddress },
  ...{ exactRaw: EXACT_RAW, step: null },
}

afterEach(() => void vi.unstubAllGlobals())

/** Renders the review with a token that allows at most `mostRaw`; returns the amounts whose fee was estimated. */
function show(shown: ReviewedApproval = approval, mostRaw = MaxUint256) {
  const estimated: bigint[] = []
  serve(
    scriptedNode({
      eth_gasPrice: () => '0x3b9aca00',
      eth_estimateGas: ([requested]) => {
        const [, amountRaw] = erc20.decodeFunctionData('approve', (requested as { data: string }).data)
        if (amountRaw > mostRaw) throw revertedWith('Too much')
        estimated.push(amountRaw as bigint)
        return '0xc350'
      },
    }),
  )
  const { store, wrapper } = inStage()
  render(<ApprovalReview approval={shown} isDisabled={false} />, { wrapper })
  return { store, estimated }
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div')?.querySelector('dd')

test('shows the spender with its address, the amount, that nothing moves now, and the fee', async () => {
  show()
  expect(fact('Spender')).toHaveTextContent(`Exchange ${shortenAddress(routerAddress)}`)
  expect(fact('You approve')).toHaveTextContent('Unlimited WBNB')
  expect(fact('You send')).toHaveTextContent('Nothing now')
  await waitFor(() => expect(fact('Network fee')).toHaveTextContent('0.00005 BNB'))
})

test('names the farms as a spender, and any other contract as a pool', () => {
  show({ ...approval, spender: masterChefAddress ?? routerAddress })
  expect(fact('Spender')).toHaveTextContent('Farms')
  expect(screen.getByText(/^Farms can spend any amount of your WBNB/)).toBeInTheDocument()
})

test('is unlimited until the exact amount is chosen, which is stored as a setting', async () => {
  const { store, estimated } = show()
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Exact amount',
    'Unlimited',
  ])
  expect(screen.getByRole('radio', { name: 'Unlimited' })).toBeChecked()
  await waitFor(() => expect(estimated).toEqual([MaxUint256]))
  await userEvent.click(screen.getByRole('radio', { name: 'Exact amount' }))
  expect(fact('You approve')).toHaveTextContent('1.23456 WBNB')
  expect(store.getState().user.approvesExactly).toBe(true)
  await waitFor(() => expect(estimated).toEqual([MaxUint256, EXACT_RAW]))
})

test('shows the exact amount when the token refuses an unlimited approval', async () => {
  show(approval, 2n ** 96n - 1n)
  expect(await screen.findByText(/^WBNB accepts no unlimited approval/)).toBeInTheDocument()
  expect(fact('You approve')).toHaveTextContent('1.23456 WBNB')
})

test('shows no amount for the reset of an old allowance, only its fee', async () => {
  const { estimated } = show({ ...approval, step: 'reset' })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByText('You approve')).toBeNull()
  await waitFor(() => expect(estimated).toEqual([0n]))
})
