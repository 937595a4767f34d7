import { UnsupportedChainIdError } from '@web3-react/core'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import { describe, expect, it } from 'vitest'
import { CodeExpiredError, NoProviderError, RelayUnreachableError, UnknownConnectorError } from './connectorErrors'
import { loginError, type LoginGround } from './loginError'

describe('loginError', () => {
  it.each<[string, unknown, LoginGround]>([
    ['no provider', new NoProviderError(), 'noProvider'],
    ['a refusal', new UserRejectedRequestError(), 'loginRefused'],
    ['code 4001', { code: 4001 }, 'loginRefused'],
    ['no connector', new UnknownConnectorError(), 'unknownConnector'],
    ['a prompt that waits', { code: -32002, message: 'User rejected the request' }, 'loginPending'],
    ['a locked wallet', { code: -32603, message: 'Wallet is locked, unlock it first' }, 'loginLocked'],
    ['a code not used in time', new CodeExpiredError(), 'codeExpired'],
    ['a relay that is not there', new RelayUnreachableError(), 'relaySilent'],
    ['another chain', new UnsupportedChainIdError(1, [56]), 'loginElsewhere'],
  ])('recognises %s', (_, error, ground) => {
    expect(loginError(error).ground).toBe(ground)
  })

  it.each<[string, unknown, string, string]>([
    ['an error', new RangeError('Too far'), 'RangeError', 'Too far'],
    ['an object', { code: 4100, message: 'Unauthorized' }, '', 'Unauthorized'],
    ['a text', 'Bad luck', '', 'Bad luck'],
    ['nothing at all', undefined, '', ''],
  ])('keeps the name and message of an unknown error: %s', (_, error, name, message) => {
    expect(loginError(error)).toMatchObject({ ground: null, name, message })
  })

  it('recognises package errors whose names were minified', () => {
    const error = new NoProviderError()
    error.name = 't'
    expect(loginError(error).ground).toBe('noProvider')
  })

  it('removes direction marks and line breaks from a wallet’s message, and shortens it', () => {
    const { message } = loginError(new Error(`\u202Eevil\n\u0007${'a'.repeat(500)}`))
    expect(message).toMatch(/^evil a+…$/)
    expect(message).toHaveLength(201)
  })
})
