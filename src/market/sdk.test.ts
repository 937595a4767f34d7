import { ETHER, Pair, Route, TokenAmount, WETH } from '@pancakeswap/sdk'
import { expect, test } from 'vitest'
import { deployment } from '../core/deployment'
import { native, tokenOf } from './sdk'
import { isSameToken, wrapped, wrappedNative } from './token'

const facts = { address: `0x${'1'.repeat(40)}`, decimals: 18, symbol: 'CAKE', name: 'Cake' }
const cake = tokenOf(facts)

test('tokens are of the deployment’s chain and carry what is known of them', () => {
  expect(cake).toMatchObject({ ...facts, chainId: deployment.chainId })
})

test('a token with a wrong checksum is refused', () => {
  const wrong = wrappedNative.address.replace(/[a-f]/, (digit) => digit.toUpperCase())
  expect(wrong).not.toBe(wrappedNative.address)
  expect(() => tokenOf({ address: wrong, decimals: 18, symbol: 'X' })).toThrow('not a valid address')
})

test('the wrapped coin is the deployment’s, for the package too', () => {
  expect(wrappedNative.address).toBe(deployment.contracts.wrappedNative)
  const wrappedCoin = tokenOf(wrappedNative)
  expect(Object.entries(WETH)).toContainEqual([String(deployment.chainId), wrappedCoin])
  const pair = new Pair(new TokenAmount(wrappedCoin, '1000'), new TokenAmount(cake, '2000'))
  expect(new Route([pair], native, cake).path).toEqual([wrappedCoin, cake])
  expect(native).toBe(ETHER)
})

test('the native coin is traded as the wrapped coin, a token as itself', () => {
  expect(wrapped({ address: null, decimals: 18, symbol: 'BNB' })).toBe(wrappedNative)
  expect(wrapped(facts)).toEqual(facts)
})

test('a token is the same however its address is written', () => {
  expect(isSameToken(facts, { ...facts, address: facts.address.toUpperCase().replace('0X', '0x') })).toBe(true)
  expect(isSameToken(facts, wrappedNative)).toBe(false)
})
