import { createRequire } from 'node:module'
import { assert, bigInt, oneof, pre, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { nativeJsbi } from './nativeJsbi'

type Jsbi = Record<string, (...values: unknown[]) => unknown>

/** The package itself: the build puts nativeJsbi in its place. */
const jsbi = createRequire(import.meta.url)('jsbi') as Jsbi
const native = nativeJsbi as unknown as Jsbi

const BINARY = Object.keys(nativeJsbi).filter((name) => !['BigInt', 'toNumber', 'exponentiate'].includes(name))
const integer = bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
/** Two numbers; often the same one, in which comparisons differ. */
const twoIntegers = oneof(
  tuple(integer, integer),
  integer.map((value): [bigint, bigint] => [value, value]),
)
const asJsbi = (value: bigint) => jsbi['BigInt']?.(value.toString())

test.each(BINARY)('%s returns what JSBI returns', (name) => {
  assert(
    property(twoIntegers, ([one, other]) => {
      pre(other !== 0n)
      const expected = jsbi[name]?.(asJsbi(one), asJsbi(other))
      expect(String(native[name]?.(one, other))).toBe(String(expected))
    }),
  )
})

test('powers and conversions return what JSBI returns', () => {
  assert(
    property(bigInt({ min: -1_000n, max: 1_000n }), bigInt({ min: 0n, max: 40n }), (base, exponent) => {
      expect(String(nativeJsbi.exponentiate(base, exponent))).toBe(
        String(jsbi['exponentiate']?.(asJsbi(base), asJsbi(exponent))),
      )
      expect(nativeJsbi.toNumber(base)).toBe(jsbi['toNumber']?.(asJsbi(base)))
      expect(nativeJsbi.BigInt(base.toString())).toBe(base)
    }),
  )
})

test('a bigint counts as a number of JSBI, all else does not', () => {
  const isInstance = nativeJsbi[Symbol.hasInstance]
  expect(isInstance(1n)).toBe(true)
  for (const value of [1, '1', null, undefined, {}]) expect(isInstance(value)).toBe(false)
})
