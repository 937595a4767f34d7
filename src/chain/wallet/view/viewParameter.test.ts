import * as fc from 'fast-check'
import { getAddress } from 'ethers'
import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../../core/address'
import { viewIn, withoutView, withView } from './viewParameter'

const ACCOUNT = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const LOWER = ACCOUNT.toLowerCase()

test.each<[search: string, account: Address | null]>([
  [`?as=${ACCOUNT}`, ACCOUNT],
  [`?as=${LOWER}`, ACCOUNT],
  [`?as=0x${ACCOUNT.slice(2).toUpperCase()}`, ACCOUNT],
  [`?inputCurrency=BNB&as=${LOWER}&x=1`, ACCOUNT],
  [`?as=%20${LOWER}+`, ACCOUNT],
])('%s selects the account, checksummed', (search, account) => {
  expect(viewIn(search)).toEqual({ account, fault: null })
})

test.each<[search: string, fault: string]>([
  ['?as=', 'notAddress'],
  ['?as=alice.eth', 'notAddress'],
  [`?as=${LOWER.slice(2)}`, 'notAddress'],
  [`?as=${LOWER}0`, 'notAddress'],
  [`?as=0X${LOWER.slice(2)}`, 'notAddress'],
  [`?as=${ACCOUNT.replace('F', 'f')}`, 'mistyped'],
])('%s is rejected: %s', (search, fault) => {
  expect(viewIn(search)).toEqual({ account: null, fault })
})

test.each(['', '?', '?ask=1', `?AS=${LOWER}`, `?x=as=${LOWER}`])('%s names no account', (search) => {
  expect(viewIn(search)).toBeNull()
})

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`))
  .map(toAddress)

const queries = fc
  .array(fc.tuple(fc.stringMatching(/^[b-z]{1,5}$/), fc.stringMatching(/^[\w%20+.-]{0,8}$/)), { maxLength: 4 })
  .map((parts) => (parts.length > 0 ? `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))

test('a viewed account that is added is read back, and removing it leaves the rest of the query unchanged', () => {
  fc.assert(
    fc.property(queries, addresses, (search, account) => {
      const viewed = withView(search, account)
      expect(viewIn(viewed)).toEqual({ account, fault: null })
      expect(withView(viewed, ACCOUNT)).toBe(viewed)
      expect(withoutView(viewed)).toBe(search)
    }),
  )
})

test.each([
  [`?as=${LOWER}`, ''],
  [`?as=1&b=2&as=3`, '?b=2'],
  [`?%61s=1&b=%2F`, '?b=%2F'],
  ['?b', '?b'],
  ['', ''],
])('%s without the account is %s', (search, rest) => {
  expect(withoutView(search)).toBe(rest)
})
