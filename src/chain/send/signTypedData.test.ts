// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { RejectedError, SendFailedError } from './sendIntent'
import { CannotSignError, signTypedData } from './signTypedData'

const account = toAddress(`0x${'1'.repeat(40)}`)
const signing = (error: unknown) => {
  const request = async () => {
    throw error
  }
  return signTypedData({ account, request }, '{}')
}
const codeOf = (code: number, message = '') => Object.assign(new Error(message), { code })

test('sends the data and the account to the wallet and returns the result', async () => {
  const requests: unknown[] = []
  const request = async (...args: unknown[]) => (requests.push(args), '0xsigned')
  await expect(signTypedData({ account, request }, '{"a":1}')).resolves.toBe('0xsigned')
  expect(requests).toEqual([['eth_signTypedData_v4', [account, '{"a":1}']]])
})

test.each([
  [codeOf(4001, 'User rejected the request.')],
  [{ code: -32_603, message: 'Internal error', data: { originalError: { code: 4001 } } }],
  [new Error('User denied message signature')],
])('reports a rejection by the user as RejectedError (%#)', async (error) => {
  await expect(signing(error)).rejects.toBeInstanceOf(RejectedError)
  await expect(signing(error)).rejects.toMatchObject({ message: 'Transaction rejected.', cause: error })
})

test.each([
  [codeOf(4200, 'Unsupported method')],
  [codeOf(-32_601, 'the method eth_signTypedData_v4 does not exist/is not available')],
  [codeOf(-32_004)],
  [new Error('This wallet does not support eth_signTypedData_v4')],
  [{ message: 'Internal error', data: { message: 'eth_signTypedData_v4 is not implemented' } }],
])('reports a wallet that cannot sign typed data (%#)', async (error) => {
  await expect(signing(error)).rejects.toBeInstanceOf(CannotSignError)
  await expect(signing(error)).rejects.toMatchObject({ name: 'CannotSignError', cause: error })
})

test.each([
  [codeOf(4900, 'Disconnected'), 'Disconnected'],
  [codeOf(-32_002, 'Request already pending'), 'Request already pending'],
  [codeOf(4901, 'The chain is not supported'), 'The chain is not supported'],
  [codeOf(-32_603, 'failed to fetch'), 'failed to fetch'],
  [{ code: -32_603 }, 'Your wallet gave no reason'],
])('reports every other failure as SendFailedError, after which a retry is possible (%#)', async (error, words) => {
  const failure = signing(error)
  await expect(failure).rejects.toBeInstanceOf(SendFailedError)
  await expect(failure).rejects.toThrow(words)
  await expect(failure).rejects.toMatchObject({ cause: error })
})
