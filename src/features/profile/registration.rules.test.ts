import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { registrationText } from './registration.rules'

test('the signed text has each fact on a line of its own', () => {
  const account = toAddress(`0x${'1'.repeat(40)}`)
  const text = registrationText({ account, name: 'Baker7', host: 'localhost:5173', chainId: 56, timeS: 1_700_000_000 })
  expect(text.split('\n')).toEqual([
    'localhost:5173 asks you to take the name Baker7 for your account.',
    '',
    'The name is public and cannot be changed.',
    '',
    `Account: ${account}`,
    'Name: Baker7',
    'Host: localhost:5173',
    'Chain: 56',
    'Time: 2023-11-14T22:13:20.000Z',
  ])
})
