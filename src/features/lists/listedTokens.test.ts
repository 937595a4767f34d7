import { expect, test, vi } from 'vitest'
import { deployment } from '../../core/deployment'
import { wrappedNative } from '../../market/token'
import { isUnsupported, listedToken, listedTokens, NATIVE_LISTED } from './listedTokens'

const { BARRED } = vi.hoisted(() => ({ BARRED: `0x${'aB'.repeat(20)}` }))

// No deployment bars anything as yet.
vi.mock('#deployment/unsupported-tokens.json', () => ({ default: { tokens: [{ address: BARRED }] } }))

test('the list holds the tokens of this deployment, each with its contract', () => {
  expect(listedTokens.length).toBeGreaterThan(0)
  expect(listedTokens.map(({ symbol }) => symbol)).toContain(wrappedNative.symbol)
  for (const { id, address, symbol, name } of listedTokens) {
    expect(id).toBe(address)
    expect(symbol && name).toBeTruthy()
  }
})

test('a currency is found by its id, whatever the case', () => {
  const [token] = listedTokens
  expect(listedToken(token?.id.toLowerCase() ?? null)).toBe(token)
  expect(listedToken('bnb')).toBe(NATIVE_LISTED)
  expect(NATIVE_LISTED).toMatchObject({
    address: null,
    traded: wrappedNative,
    symbol: deployment.nativeCurrency.symbol,
  })
})

test.each([null, '', 'CAKE', `0x${'f'.repeat(40)}`])('%j names no listed currency', (id) => {
  expect(listedToken(id)).toBeNull()
})

test('assets that the deployment bars are told from the others, whatever the case', () => {
  expect([BARRED, BARRED.toLowerCase()].map(isUnsupported)).toEqual([true, true])
  for (const { id } of [NATIVE_LISTED, ...listedTokens]) expect(isUnsupported(id)).toBe(false)
})
