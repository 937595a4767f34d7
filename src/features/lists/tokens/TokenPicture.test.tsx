import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInApp } from '../../../../test/unit/support/earnStage'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { token0, token1 } from '../../../chain/contracts/pair/tokens'
import { type Address, toAddress } from '../../../core/address'
import { cake } from '../../../market/cake'
import { wrappedNative } from '../../../market/token'
import { unlistedToken } from './activeTokens'
import { TokenPicture } from './TokenPicture'

const one = cake?.address ?? wrappedNative.address
const other = toAddress(`0x${'5'.repeat(40)}`)
const [low, high] = one.toLowerCase() < other ? [one, other] : [other, one]

/** Renders the picture of an unlisted token whose contract returns these two tokens; returns the number of pictures. */
async function picturesOf(address: Address, first: Address | null, second: Address | null): Promise<number> {
  const answer = (token: Address | null) => token && BigInt(token)
  const token = unlistedToken({ address, symbol: 'Cake-LP', name: 'Pancake LPs', decimals: 18 })
  showInApp(<TokenPicture token={token} size={32} />, [
    [token0(address), answer(first)],
    [token1(address), answer(second)],
  ])
  await import('./LpPicture')
  await act(async () => {})
  return document.querySelectorAll('svg').length
}

test('an LP token has the pictures of both tokens', async () => {
  expect(await picturesOf(pairAddress(low, high), low, high)).toBe(2)
})

test('a token that is no pair has one picture', async () => {
  expect(await picturesOf(toAddress(`0x${'7'.repeat(40)}`), null, null)).toBe(1)
})

test('a contract that claims the tokens of a pair at another address has one picture', async () => {
  expect(await picturesOf(toAddress(`0x${'8'.repeat(40)}`), low, high)).toBe(1)
})
