import { afterEach, expect, test, vi } from 'vitest'
import { readStoredSession } from './storedSession'

const storing = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })

afterEach(() => vi.unstubAllGlobals())

test.each([null, '', 'null', '[]', '{', '7', '"text"', '{"chainId":56}', '{"topic":7,"chainId":56}'])(
  'returns no session for the stored text %j',
  (text) => {
    storing(text)
    expect(readStoredSession()).toBeNull()
  },
)

test('returns no session where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(readStoredSession()).toBeNull()
})

test('returns the stored session', () => {
  const chosen = `0x${'1'.repeat(40)}`
  storing(JSON.stringify({ topic: 'ab', chainId: 56, chosen }))
  expect(readStoredSession()).toEqual({ topic: 'ab', chainId: 56, chosen })
})

test.each(['{}', '"0x1"'])('drops a chain that is no number, and the account %s', (chosen) => {
  storing(`{"topic":"ab","chainId":"56","chosen":${chosen}}`)
  expect(readStoredSession()).toEqual({ topic: 'ab', chainId: Number.NaN, chosen: null })
})
