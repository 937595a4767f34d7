import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientKey } from './client.rules.ts'

describe('clientKey', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', undefined, 0],
    ['192.0.2.1', '::ffff:192.0.2.1', undefined, 0],
    ['110.120.130.140', '::ffff:110.120.130.140', undefined, 0],
    ['192.0.2.1', '192.0.2.1', '198.51.100.7', 0],
    ['198.51.100.7', '192.0.2.1', '198.51.100.7', 1],
    ['198.51.100.7', '192.0.2.1', '203.0.113.9, 198.51.100.7', 1],
    ['203.0.113.9', '192.0.2.1', '203.0.113.9, 198.51.100.7', 2],
    ['192.0.2.1', '192.0.2.1', 'no address', 1],
    ['192.0.2.1', '192.0.2.1', undefined, 1],
    ['2001:db8:0:1::/64', '2001:db8:0:1:2:3:4:5', undefined, 0],
    ['2001:db8:0:0::/64', '2001:0db8::1', undefined, 0],
    ['0:0:0:0::/64', '::1', undefined, 0],
    ['1:0:0:2::/64', '1::2:3:4:5:6', undefined, 0],
    ['2001:db:0:0::/64', '2001:00db::', undefined, 0],
    ['unknown', undefined, undefined, 0],
  ])('returns %s for %s, X-Forwarded-For %s and %i proxies', (key, remote, forwardedFor, proxies) => {
    expect(clientKey(remote, forwardedFor, proxies)).toBe(key)
  })

  test('never depends on the claims of the client itself', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), fc.array(fc.ipV4()), (claims, others) => {
        const keyOf = (list: string[]) => clientKey('10.0.0.1', [...list, '192.0.2.5'].join(', '), 1)
        expect(keyOf(claims)).toBe(keyOf(others))
      }),
    )
  })
})
