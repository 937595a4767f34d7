import { Pair, Token } from '@pancakeswap/sdk'
import { assert, bigInt, property, uniqueArray } from 'fast-check'
import { getAddress } from 'ethers'
import { expect, test } from 'vitest'
import { pairAddress } from '../chain/contracts/pair/address'
import { toAddress } from '../core/address'
import { deployment } from '../deployment/deployment'
import { includesToken, poolOf, reservesFrom } from './pool'
import './sdk'
import { wrappedNative } from './token'

const cake = { address: toAddress(`0x${'5'.repeat(40)}`), decimals: 18, symbol: 'CAKE' }

test('computes the same pair address as the protocol’s library, in either order of tokens', () => {
  const address = bigInt({ min: 1n, max: 2n ** 160n - 1n }).map((value) =>
    toAddress(getAddress(`0x${value.toString(16).padStart(40, '0')}`)),
  )
  assert(
    property(uniqueArray(address, { minLength: 2, maxLength: 2 }), ([a = cake.address, b = cake.address]) => {
      const [one, other] = [new Token(deployment.chainId, a, 18), new Token(deployment.chainId, b, 18)]
      expect(pairAddress(a, b)).toBe(Pair.getAddress(one, other).toLowerCase())
      expect(pairAddress(b, a)).toBe(pairAddress(a, b))
    }),
  )
})

test('sorts a pool’s tokens by address and assigns each reserve to its token', () => {
  for (const pool of [poolOf(cake, 5n, wrappedNative, 7n), poolOf(wrappedNative, 7n, cake, 5n)]) {
    expect(pool.token0).toBe(cake)
    expect([pool.reserve0Raw, pool.reserve1Raw]).toEqual([5n, 7n])
    expect(reservesFrom(pool, cake)).toEqual({ hereRaw: 5n, thereRaw: 7n, other: wrappedNative })
    expect(reservesFrom(pool, wrappedNative)).toEqual({ hereRaw: 7n, thereRaw: 5n, other: cake })
    expect(includesToken(pool, cake)).toBe(true)
    expect(includesToken(pool, { ...cake, address: toAddress(`0x${'6'.repeat(40)}`) })).toBe(false)
  }
})
