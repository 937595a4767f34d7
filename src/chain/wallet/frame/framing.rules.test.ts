import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFrameTrusted } from './framing.rules'

const OWN = 'https://app.example'
const SAFE = 'https://safe.example'

test.each<[what: string, ancestors: (string | null)[], allowed: string[], isTrusted: boolean]>([
  ['the page by itself', [], [], true],
  ['a page of its own origin around it', [OWN], [], true],
  ['a page of another origin', [SAFE], [], false],
  ['an allowed one', [SAFE], [SAFE], true],
  ['an allowed one inside another', [SAFE, 'https://evil.example'], [SAFE], false],
  ['another inside an allowed one', ['https://evil.example', SAFE], [SAFE], false],
  ['its own inside another', [OWN, 'https://evil.example'], [SAFE], false],
  ['one that the browser does not name', [null], [SAFE], false],
  ['a sandboxed one', ['null'], [SAFE], false],
  ['a host that only begins like an allowed one', [`${SAFE}.evil.example`], [SAFE], false],
  ['an allowed host by another scheme', ['http://safe.example'], [SAFE], false],
])('%s: %j with %j allowed is trusted: %s', (_what, ancestors, allowed, isTrusted) => {
  expect(isFrameTrusted(ancestors, OWN, allowed)).toBe(isTrusted)
})

test('a single page that is neither allowed nor of the own origin is refused', () => {
  const allowed = ['https://one.example', 'https://two.example']
  const good = fc.array(fc.constantFrom(OWN, ...allowed), { maxLength: 5 })
  const bad = fc
    .oneof(fc.webUrl(), fc.constant(null), fc.string())
    .filter((origin) => origin === null || ![OWN, ...allowed].includes(origin))
  fc.assert(
    fc.property(good, bad, good, (inner, other, outer) => {
      expect(isFrameTrusted([...inner, ...outer], OWN, allowed)).toBe(true)
      expect(isFrameTrusted([...inner, other, ...outer], OWN, allowed)).toBe(false)
    }),
  )
})
