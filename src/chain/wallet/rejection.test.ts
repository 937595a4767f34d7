import { makeError } from 'ethers'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import { describe, expect, it } from 'vitest'
import { isUserRejected } from './rejection'

const circle: { cause?: unknown } = {}
circle.cause = circle

describe('isUserRejected', () => {
  it.each<[string, unknown]>([
    ['EIP-1193 error', Object.assign(new Error('User rejected the request.'), { code: 4001 })],
    ['plain object with a code and no words', { code: 4001 }],
    ['the code as text', { code: '4001' }],
    ['foreign words with the code', { code: 4001, message: '用户拒绝了请求' }],
    [
      'ethers 6',
      makeError('user rejected action', 'ACTION_REJECTED', { action: 'sendTransaction', reason: 'rejected' }),
    ],
    ['ethers 6 around another error', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
    ['nested error', { code: -32603, message: 'Internal JSON-RPC error.', error: { code: 4001 } }],
    ['nested data', { code: -32603, data: { code: 4001 } }],
    ['nested originalError', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['nested cause', new Error('Could not send', { cause: { code: 4001 } })],
    ['web3-react', new UserRejectedRequestError()],
    ['wrapped web3-react', new Error('Could not connect', { cause: new UserRejectedRequestError() })],
    ['words of old MetaMask versions', new Error('MetaMask Tx Signature: User denied transaction signature.')],
    ['words of a mobile wallet', { code: -32000, message: 'Request was cancelled by the user' }],
    ['words of WalletConnect', new Error('User rejected methods.')],
    ['closed QR code', new Error('User closed modal')],
    ['text alone', 'User rejected the transaction'],
    ['reason as text', { code: -32603, reason: 'user declined' }],
  ])('recognises a rejection: %s', (_, error) => {
    expect(isUserRejected(error)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4001],
    ['another code', { code: 4100, message: 'Unauthorized' }],
    ['a pending request', { code: -32002, message: 'Request of type already pending' }],
    ['an unknown chain', { code: 4902, message: 'Unrecognized chain ID' }],
    ['a revert', { code: 3, message: 'execution reverted: EXPIRED' }],
    ['a revert in such words', { code: 3, message: 'execution reverted: user rejected by oracle' }],
    ['a node that refuses', { code: -32000, message: 'transaction rejected: nonce too low' }],
    ['lack of funds', new Error('insufficient funds for gas * price + value')],
    ['an error that wraps itself', circle],
  ])('is no rejection: %s', (_, error) => {
    expect(isUserRejected(error)).toBe(false)
  })
})
