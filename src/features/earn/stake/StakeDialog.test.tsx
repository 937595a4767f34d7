import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { inStage } from '../../../../test/unit/support/swapStage'
import { toAddress } from '../../../core/address'
import { StakeDialog, type StakeDialogProps } from './StakeDialog'
import { TokenRequired } from './TokenRequired'
import { MemoryRouter } from 'react-router-dom'

const ONE = 10n ** 18n

function open(changes: Partial<StakeDialogProps> = {}) {
  const onConfirm = vi.fn<(amountRaw: bigint) => Promise<string | null>>(async () => '0xsent')
  const onClose = vi.fn<() => void>()
  const dialog = (others: Partial<StakeDialogProps>) => (
    <StakeDialog
      title="Stake tokens"
      symbol="OAT"
      tokenAddress={toAddress(`0x${'1'.repeat(40)}`)}
      availableLabel="Balance"
      availableRaw={100n * ONE}
      decimals={18}
      isBusy={false}
      {...{ onConfirm, onClose }}
      {...others}
    />
  )
  const { rerender, unmount } = render(dialog(changes), { wrapper: inStage().wrapper })
  return {
    ...{ onConfirm, onClose, unmount },
    change: (others: Partial<StakeDialogProps>) => rerender(dialog(others)),
    field: screen.getByRole('textbox'),
    confirm: screen.getByRole('button', { name: /^Confirm/ }),
    slider: screen.getByRole('slider', { name: 'Share' }),
  }
}

describe('amount to stake (yield 2, 5)', () => {
  test('an empty amount and zero cannot be confirmed', async () => {
    const { field, confirm } = open()
    expect(confirm).toBeDisabled()
    await userEvent.type(field, '0.00')
    expect(confirm).toBeDisabled()
    await userEvent.type(field, '1')
    expect(confirm).toBeEnabled()
  })

  test('a balance that could not be read is no balance of 0: the dialog says so, and nothing can be confirmed', async () => {
    const { field, confirm, change } = open({ availableRaw: null })
    await userEvent.type(field, '1')
    expect(screen.getByText('Your balance could not be loaded', { selector: 'p' })).toBeInTheDocument()
    expect(screen.getByText('–')).toBeInTheDocument()
    expect(confirm).toBeDisabled()
    change({ availableRaw: ONE })
    expect(screen.queryByText('Your balance could not be loaded', { selector: 'p' })).not.toBeInTheDocument()
    expect(confirm).toBeEnabled()
  })

  test.each([
    ['25%', '25'],
    ['50%', '50'],
    ['75%', '75'],
    ['Max', '100'],
  ])('%s enters its share of the balance', async (name, text) => {
    const { field, slider } = open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(field).toHaveValue(text)
    expect(slider).toHaveValue(text)
  })

  test('a chosen share follows the balance, and a typed amount stays unchanged', async () => {
    const { field, change } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    change({ availableRaw: 75n * ONE })
    expect(field).toHaveValue('75')
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
    await userEvent.type(field, '{Backspace}')
    change({ availableRaw: 50n * ONE })
    expect(field).toHaveValue('7')
  })

  test("shares are of the limit's remainder, and an amount above the limit is refused with its message", async () => {
    const { field, confirm } = open({ limitRaw: 40n * ONE, stakedRaw: 10n * ONE })
    expect(screen.getByText('Max stake for this pool: 40 OAT')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    expect(field).toHaveValue('30')
    expect(confirm).toBeEnabled()
    await userEvent.type(field, '.1')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Maximum total stake: 40 OAT')
    expect(field).toBeInvalid()
    expect(confirm).toBeDisabled()
  })

  test('an amount above the balance or with too many decimals shows an error', async () => {
    const { field } = open({ decimals: 2, availableRaw: 500n })
    await userEvent.type(field, '6')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Insufficient OAT balance')
    await userEvent.clear(field)
    await userEvent.type(field, '1.005')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At most 2 decimals')
  })

  test('confirms exactly the displayed amount to the last digit, and closes once it is sent', async () => {
    const { field, confirm, onConfirm, onClose } = open()
    await userEvent.type(field, '12.000000000000000001')
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledWith(12n * ONE + 1n)
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('a dialog that was closed during the wallet request does not close a later one', async () => {
    let send: (hash: string) => void = () => {}
    const onConfirm = () => new Promise<string>((resolve) => void (send = resolve))
    const { field, confirm, onClose, unmount } = open({ onConfirm })
    await userEvent.type(field, '1')
    await userEvent.click(confirm)
    unmount()
    await act(async () => send('0xsent'))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('stays open when nothing was sent', async () => {
    const { field, confirm, onClose } = open({ onConfirm: async () => null })
    await userEvent.type(field, '1')
    await userEvent.click(confirm)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('an account without the token sees that it is required, and a link to buy it', () => {
  render(
    <MemoryRouter>
      <TokenRequired symbol="OAT" to="/swap?outputCurrency=0x1" linkText="Buy OAT" onClose={() => {}} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('dialog', { name: 'OAT required' })).toHaveTextContent('Insufficient OAT balance')
  expect(screen.getByRole('link', { name: 'Buy OAT' })).toHaveAttribute('href', '/swap?outputCurrency=0x1')
})
