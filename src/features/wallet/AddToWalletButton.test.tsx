import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cake, native } from '../../../test/unit/support/swapMarket'
import { walletOf } from '../../../test/unit/support/walletOf'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { toAddress } from '../../core/address'
import { AddToWalletButton } from './AddToWalletButton'

function offer(respond: () => unknown, { connectorId = 'injected', token = cake }: Partial<StageOptions> = {}) {
  const request = vi.fn<() => Promise<unknown>>(async () => respond())
  const wallet = walletOf({ connectorId, library: { provider: { request }, request } })
  render(
    <WalletContext value={wallet}>
      <AddToWalletButton asset={token} />
    </WalletContext>,
  )
  return { request, button: screen.queryByRole('button', { name: `Add ${token.symbol} to wallet` }) }
}

interface StageOptions {
  connectorId: Wallet['connectorId']
  token: typeof cake
}

test('adds a token with its facts to the browser’s wallet', async () => {
  const { request, button } = offer(() => true)
  await userEvent.click(button ?? document.body)
  expect(screen.getByRole('status')).toHaveTextContent('Added CAKE')
  const { address, symbol, decimals } = cake
  expect(request.mock.calls).toEqual([['wallet_watchAsset', { type: 'ERC20', options: { address, symbol, decimals } }]])
})

test('adds a token with a bundled picture together with the picture’s absolute URL', async () => {
  const busd = toAddress('0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56')
  const { request, button } = offer(() => true, { token: { ...cake, address: busd } })
  await userEvent.click(button ?? document.body)
  const { symbol, decimals } = cake
  const image = new URL(`/images/tokens/${busd.toLowerCase()}.svg`, location.href).href
  const options = { address: busd, symbol, decimals, image }
  expect(request.mock.calls).toEqual([['wallet_watchAsset', { type: 'ERC20', options }]])
})

test.each([
  () => false,
  () => {
    throw { code: 4001, message: 'no' }
  },
])('a rejection leaves the button unchanged (%#)', async (respond) => {
  const { request, button } = offer(respond)
  await userEvent.click(button ?? document.body)
  expect(request).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Add CAKE to wallet' })).toBeEnabled()
})

test('is absent for another wallet and for the native coin', () => {
  expect(offer(() => true, { connectorId: 'demo' }).button).toBeNull()
  expect(offer(() => true, { token: native }).button).toBeNull()
})

test('is present for every browser wallet, however it was discovered', () => {
  expect(offer(() => true, { connectorId: 'announced:io.example' }).button).not.toBeNull()
})
