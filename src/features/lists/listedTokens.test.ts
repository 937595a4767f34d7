import { expect, test, vi } from 'vitest'
import { deployment } from '../../deployment/deployment'
import { wrappedNative } from '../../market/token'
import { isUnsupported, listedToken, listedTokens, NATIVE_LISTED } from './listedTokens'

const { UNSUPPORTED } = vi.hoisted(() => ({ UNSUPPORTED: `0x${'aB'.repeat(20)}` }))

// No shipped deployment bars a token yet.
vi.mock('../../deployment/unsupportedTokens', () => ({ unsupportedTokens: [{ address: UNSUPPORTED }] }))

test('lists the tokens of this deployment, each with its contract', () => {
  expect(listedTokens.length).toBeGreaterThan(0)
  expect(listedTokens.map(({ symbol }) => symbol)).toContain(wrappedNative.symbol)
  for (const { id, address, symbol, name } of listedTokens) {
    expect(id).toBe(address)
    expect(symbol && name).toBeTruthy()
  }
})

test('finds a currency by its id in any case', () => {
  const [token] = listedTokens
  expect(listedToken(token?.id.toLowerCase() ?? null)).toBe(token)
  expect(listedToken('bnb')).toBe(NATIVE_LISTED)
  expect(NATIVE_LISTED).toMatchObject({
    address: null,
    traded: wrappedNative,
    symbol: deployment.nativeCurrency.symbol,
  })
})

test.each([null, '', 'CAKE', `0x${'f'.repeat(40)}`])('returns null for %j', (id) => {
  expect(listedToken(id)).toBeNull()
})

test('recognises assets that the deployment bars, in any case', () => {
  expect([UNSUPPORTED, UNSUPPORTED.toLowerCase()].map(isUnsupported)).toEqual([true, true])
  for (const { id } of [NATIVE_LISTED, ...listedTokens]) expect(isUnsupported(id)).toBe(false)
})
