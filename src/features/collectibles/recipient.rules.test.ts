import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import type { KnownAddress } from '../../core/knownAddresses'
import { transferRecipient } from './recipient.rules'

const account = toAddress(`0x1234${'5'.repeat(32)}abcd`)
const contract: KnownAddress = { kind: 'contract', address: toAddress(`0x${'7'.repeat(40)}`), name: 'pancakeProfile' }
const own: KnownAddress = { kind: 'own', address: account, name: '' }
const known = [own, contract]

test('a transfer goes to any other account', () => {
  const other = toAddress(`0x${'9'.repeat(40)}`)
  expect(transferRecipient(other, account, known)).toEqual({ status: 'valid', address: other, similar: null })
  expect(transferRecipient(null, account, known)).toEqual({ status: 'missing' })
})

test('the zero address, the own account and contracts of the deployment receive no collectible', () => {
  const faultOf = (text: string) => transferRecipient(toAddress(text), account, known)
  expect(faultOf(`0x${'0'.repeat(40)}`)).toEqual({ status: 'invalid', fault: 'nobody' })
  expect(faultOf(account.toUpperCase().replace('0X', '0x'))).toEqual({ status: 'invalid', fault: 'own' })
  expect(faultOf(contract.address)).toEqual({ status: 'invalid', fault: 'contract' })
})

test('an address that starts and ends like a known one is reported with it', () => {
  const twin = toAddress(`0x1234${'6'.repeat(32)}abcd`)
  expect(transferRecipient(twin, account, known)).toEqual({ status: 'valid', address: twin, similar: own })
})
