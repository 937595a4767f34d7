import { UnsupportedChainIdError } from '@web3-react/core'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import { NoProviderError } from './connectorErrors'
import { codeExpired, relayUnreachable } from './walletConnect/pairingErrors'
import { describe, expect, it } from 'vitest'
import { loginError, UnknownConnectorError } from './loginError'

describe('loginError', () => {
  it.each<[string, unknown, string, string]>([
    ['no provider', new NoProviderError(), 'Provider Error', 'No provider was found'],
    ['a refusal', new UserRejectedRequestError(), 'Authorization Error', 'Please authorize to access your account'],
    ['code 4001', { code: 4001 }, 'Authorization Error', 'Please authorize to access your account'],
    ['no connector', new UnknownConnectorError(), 'Unable to find connector', 'The connector config is wrong'],
    [
      'a prompt that waits',
      { code: -32002 },
      'Your wallet is busy',
      'Open your wallet and answer the request that waits there.',
    ],
    ['a code not used in time', codeExpired(), 'The code has expired', 'Choose WalletConnect again for a new one.'],
    [
      'a relay that is not there',
      relayUnreachable(),
      'WalletConnect does not answer',
      'Check your connection, then try again.',
    ],
    ['another chain', new UnsupportedChainIdError(1, [56]), 'Wrong network', 'Your wallet is on another network.'],
    ['any other error', new RangeError('Too far'), 'RangeError', 'Too far'],
    ['an object', { code: 4100, message: 'Unauthorized' }, 'Error', 'Unauthorized'],
    ['a text', 'Bad luck', 'Error', 'Bad luck'],
    ['nothing at all', undefined, 'Error', 'The wallet gave no reason'],
    ['an empty error', new Error('', {}), 'Error', 'The wallet gave no reason'],
  ])('has title and text for %s', (_, error, title, text) => {
    expect(loginError(error)).toEqual({ title, text })
  })

  it('knows the errors of packages whose names were minified', () => {
    const error = new NoProviderError()
    error.name = 't'
    expect(loginError(error).title).toBe('Provider Error')
  })

  it('takes direction marks, line breaks and length out of a wallet’s words', () => {
    const { text } = loginError(new Error(`\u202Eevil\n\u0007${'a'.repeat(500)}`))
    expect(text).toMatch(/^evil a+…$/)
    expect(text).toHaveLength(201)
  })
})
