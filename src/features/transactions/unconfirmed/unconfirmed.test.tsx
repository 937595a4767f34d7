import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { nodes } from '../../../chain/rpc/nodes'
import { DeclinedError, isUserRejected } from '../../../chain/wallet/rejection'
import { PromptHost } from '../../../ui/dialog/PromptHost'
import { dismissToast } from '../../../ui/toast/toastStore'
import { ToastRegion } from '../../../ui/toast/ToastRegion'
import { requestConsent } from './requestConsent'
import { NodeConfirmation } from './NodeConfirmation'

const health = (...operators: string[]) =>
  operators.map((operator, index) => ({
    ...{ host: `n${index}.example`, operator, head: 9, latencyMs: 1, reason: null },
    isInUse: index === 1,
  }))

afterEach(() => vi.restoreAllMocks())

async function ask(valueCents: bigint | null): Promise<{ end: Promise<unknown> }> {
  vi.spyOn(nodes, 'health').mockReturnValue(health('A', 'A'))
  render(
    <>
      <PromptHost />
      <ToastRegion />
    </>,
  )
  let end: Promise<unknown> = Promise.resolve()
  await act(async () => {
    end = requestConsent({ status: 'unconfirmed', reason: 'unanswered' }, valueCents).catch((error: unknown) => error)
  })
  return { end }
}

test('the dialog shows the reason and the node, and continues after its own click', async () => {
  const { end } = await ask(null)
  expect(screen.getByRole('dialog', { name: 'Sign without a second check?' })).toBeInTheDocument()
  expect(screen.getByText('No other node answered, so only n1.example confirms this.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Sign anyway' }))
  await expect(end).resolves.toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Don’t sign', 'Close'])(
  '%s declines on the page, and does not count as a rejection in the wallet',
  async (name) => {
    const { end } = await ask(10_001n)
    fireEvent.click(screen.getByRole('button', { name }))
    const error = await end
    expect(error).toBeInstanceOf(DeclinedError)
    expect(isUserRejected(error)).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('at 100 USD a toast is shown instead of a dialog', async () => {
  const { end } = await ask(10_000n)
  await expect(end).resolves.toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('No second node confirmed this')).toBeInTheDocument()
  act(() => dismissToast(1))
})

test.each([
  [['A'], 2, true],
  [['A', 'A'], 2, true],
  [['A', 'B'], 2, false],
  [['A'], 1, false],
])('a review with nodes of %j and a quorum of %d shows "One node only": %j', (operators, quorum, isShown) => {
  const request = async () => null
  vi.spyOn(nodes, 'witnesses').mockReturnValue(health(...operators).map((node) => ({ ...node, request })))
  vi.spyOn(nodes, 'quorum', 'get').mockReturnValue(quorum)
  render(<NodeConfirmation />)
  expect(screen.queryAllByText('One node only')).toHaveLength(isShown ? 1 : 0)
})
