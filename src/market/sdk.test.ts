import { ETHER, Pair, Route, TokenAmount, WETH } from '@pancakeswap/sdk'
import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { wrappedNativeAddress } from '../deployment/contracts'
import { deployment } from '../deployment/deployment'
import { native, tokenOf } from './sdk'
import { isSameToken, wrapped, wrappedNative } from './token'

const facts = { address: toAddress(`0x${'1'.repeat(40)}`), decimals: 18, symbol: 'CAKE', name: 'Cake' }
const cake = tokenOf(facts)

test('creates tokens of the deployment’s chain with all known facts', () => {
  expect(cake).toMatchObject({ ...facts, chainId: deployment.chainId })
})

test('throws on a token address with a wrong checksum', () => {
  const wrong = toAddress(wrappedNative.address.replace(/[a-f]/, (digit) => digit.toUpperCase()))
  expect(wrong).not.toBe(wrappedNative.address)
  expect(() => tokenOf({ address: wrong, decimals: 18, symbol: 'X' })).toThrow('not a valid address')
})

test('the package uses the deployment’s wrapped coin', () => {
  expect(wrappedNative.address).toBe(wrappedNativeAddress)
  const wrappedCoin = tokenOf(wrappedNative)
  expect(Object.entries(WETH)).toContainEqual([String(deployment.chainId), wrappedCoin])
  const pair = new Pair(new TokenAmount(wrappedCoin, '1000'), new TokenAmount(cake, '2000'))
  expect(new Route([pair], native, cake).path).toEqual([wrappedCoin, cake])
  expect(native).toBe(ETHER)
})

test('trades the native coin as the wrapped coin, and a token as itself', () => {
  expect(wrapped({ address: null, decimals: 18, symbol: 'BNB' })).toBe(wrappedNative)
  expect(wrapped(facts)).toEqual(facts)
})

test('compares tokens without regard to the case of their address', () => {
  expect(isSameToken(facts, { ...facts, address: toAddress(facts.address.toUpperCase().replace('0X', '0x')) })).toBe(
    true,
  )
  expect(isSameToken(facts, wrappedNative)).toBe(false)
})
