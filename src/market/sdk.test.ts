import { ETHER, Pair, Route, TokenAmount, WETH } from '@pancakeswap/sdk'
import { expect, test } from 'vitest'
import { deployment } from '../core/deployment'
import { currencyFromId, currencyId, native, tokenOf, wrap, wrappedNative } from './sdk'

const cake = tokenOf({ address: `0x${'1'.repeat(40)}`, decimals: 18, symbol: 'CAKE', name: 'Cake' })

test('tokens are of the deployment’s chain and carry what is known of them', () => {
  expect(cake).toMatchObject({ chainId: deployment.chainId, decimals: 18, symbol: 'CAKE', name: 'Cake' })
})

test('a token with a wrong checksum is refused', () => {
  const wrong = wrappedNative.address.replace(/[a-f]/, (digit) => digit.toUpperCase())
  expect(wrong).not.toBe(wrappedNative.address)
  expect(() => tokenOf({ address: wrong, decimals: 18, symbol: 'X' })).toThrow('not a valid address')
})

test('the wrapped coin is the deployment’s, for the package too', () => {
  expect(wrappedNative.address).toBe(deployment.contracts.wrappedNative)
  expect(Object.entries(WETH)).toContainEqual([String(deployment.chainId), wrappedNative])
  const pair = new Pair(new TokenAmount(wrappedNative, '1000'), new TokenAmount(cake, '2000'))
  expect(new Route([pair], native, cake).path).toEqual([wrappedNative, cake])
})

test('an id names a currency and a currency its id', () => {
  expect(native).toBe(ETHER)
  expect(currencyId(native)).toBe('BNB')
  expect(currencyId(cake)).toBe(cake.address)
  const tokens = [wrappedNative, cake]
  for (const currency of [native, ...tokens]) expect(currencyFromId(currencyId(currency), tokens)).toBe(currency)
  expect(currencyFromId('bnb', [])).toBe(native)
  expect(currencyFromId(wrappedNative.address.toLowerCase(), tokens)).toBe(wrappedNative)
  expect(currencyFromId(cake.address, [wrappedNative])).toBeNull()
})

test('the native coin is traded as the wrapped coin, a token as itself', () => {
  expect(wrap(native)).toBe(wrappedNative)
  expect(wrap(cake)).toBe(cake)
})
