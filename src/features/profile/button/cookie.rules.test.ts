import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cookieText, readCookie, removalText } from './cookie.rules'

const ACCOUNT = `0x${'a'.repeat(40)}`
const OTHER = `0x${'b'.repeat(40)}`

/** Returns the name and the value in a text that sets a cookie, as document.cookie returns them. */
const stored = (text: string) => text.split('; ')[0] ?? ''

describe('the cookie of a profile', () => {
  test('is secure, for 30 days and for the path of the site', () => {
    expect(cookieText(ACCOUNT, { username: 'Baker7', avatar: 'sleepy' }, '/site/').split('; ').slice(1)).toEqual([
      ...['path=/site/', 'max-age=2592000', 'secure', 'samesite=strict'],
    ])
    expect(removalText(ACCOUNT, '/')).toBe(`profile_${ACCOUNT}=; path=/; max-age=0; secure; samesite=strict`)
  })

  test('is read as it was written, among others', () => {
    const username = fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Za-z0-9]{3,15}$/))
    const avatar = fc.stringMatching(/^[\w-]{0,20}$/)
    fc.assert(
      fc.property(fc.record({ username, avatar }), (cookie) => {
        const cookies = `other=1; ${stored(cookieText(ACCOUNT, cookie, '/'))}; last=2`
        expect(readCookie(cookies, ACCOUNT)).toEqual(cookie)
        expect(readCookie(cookies, OTHER)).toBeNull()
      }),
    )
  })

  test('is ignored in any other form', () => {
    const forms = ['', '%', 'null', '1', '{}', '{"username":"a b","avatar":""}', '{"username":"abc","avatar":"../x"}']
    for (const form of [...forms, '{"username":"abc"}', '{"username":12345,"avatar":"x"}']) {
      expect(readCookie(`profile_${ACCOUNT}=${form}`, ACCOUNT), form).toBeNull()
    }
  })
})
