import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Wallet, WalletContext } from '../../chain/wallet/useWallet'
import { type Address, toAddress } from '../../core/address'
import { blockedAccounts } from '../../deployment/blockedAccounts'
import { isBlocked } from './blocked'
import { BlockedGate } from './BlockedGate'

const [listed = toAddress('')] = blockedAccounts
const OTHER = toAddress(`0x${'1'.repeat(40)}`)

test('compares accounts with the blocked list without regard to case', () => {
  for (const account of [
    listed,
    toAddress(listed.toLowerCase()),
    toAddress(listed.toUpperCase().replace('0X', '0x')),
  ]) {
    expect(isBlocked(account)).toBe(true)
    expect(isBlocked(listed, [account])).toBe(true)
  }
  expect(isBlocked(OTHER)).toBe(false)
  expect(isBlocked(listed, [])).toBe(false)
})

const disconnect = vi.fn<() => void>()

const gateFor = (account: Address | null) => {
  const wallet: Wallet = {
    status: account === null ? 'disconnected' : 'connected',
    account,
    chainId: null,
    library: null,
    connectorId: null,
    error: null,
    connect: () => Promise.resolve(),
    disconnect,
    switchChain: () => Promise.resolve(),
    dismiss: () => undefined,
  }
  return (
    <WalletContext value={wallet}>
      <BlockedGate>the whole app</BlockedGate>
    </WalletContext>
  )
}

test('renders the app for any other account, connected or not', () => {
  const { rerender } = render(gateFor(null))
  expect(screen.getByText('the whole app')).toBeInTheDocument()
  rerender(gateFor(OTHER))
  expect(screen.getByText('the whole app')).toBeInTheDocument()
})

test('renders one screen with a disconnect button for a blocked account', async () => {
  // Loaded in advance: a lazy import is compiled on first use.
  await import('./BlockedAddress')
  render(gateFor(toAddress(listed.toLowerCase())))
  expect(await screen.findByRole('heading', { name: 'Blocked address' })).toBeInTheDocument()
  expect(screen.queryByText('the whole app')).toBeNull()
  screen.getByRole('button', { name: 'Disconnect' }).click()
  expect(disconnect).toHaveBeenCalledOnce()
})
