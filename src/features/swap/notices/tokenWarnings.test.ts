import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { WarningToken } from '../../../deployment/warningTokens'
import { markRead, unreadWarning } from './tokenWarnings'

const taxed: WarningToken = { symbol: 'TAX', address: toAddress(`0x${'aB'.repeat(20)}`), reason: 'transfer-tax' }
const broken: WarningToken = { symbol: 'BAD', address: toAddress(`0x${'cD'.repeat(20)}`), reason: 'compromised' }
const all = [taxed, broken]

test('returns each token’s warning until it is read, on either side and in any letter case', () => {
  const other = `0x${'11'.repeat(20)}`
  expect(unreadWarning([other, null, undefined], all)).toBeNull()
  expect(unreadWarning([null, taxed.address.toLowerCase()], all)).toBe(taxed)
  expect(unreadWarning([broken.address, taxed.address], all)).toBe(broken)
  markRead(broken)
  expect(unreadWarning([broken.address, taxed.address], all)).toBe(taxed)
  markRead(taxed)
  expect(unreadWarning([broken.address, taxed.address], all)).toBeNull()
})

test('returns no warning without a token', () => {
  expect(unreadWarning([null, null])).toBeNull()
})
