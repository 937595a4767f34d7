import { UnsupportedChainIdError } from '@web3-react/core'
import { outsideText } from '../../core/outsideText'
import { NoProviderError } from './connectorErrors'
import { isUserRejected } from './rejection'
import { hasCode } from './wrappedError'

/** Why connecting did not work; both are sentences to translate (trading 8 "Login"). */
export interface LoginError {
  title: string
  text: string
}

/** EIP-1193: the wallet already shows a prompt. */
const REQUEST_PENDING = -32002

/** No connector of that name is part of this build. */
export class UnknownConnectorError extends Error {
  override readonly name = 'UnknownConnectorError'
}

function ownWords(error: unknown): LoginError {
  const { name, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    name?: unknown
    message?: unknown
  }
  return {
    title: (typeof name === 'string' && outsideText(name)) || 'Error',
    text: (typeof message === 'string' && outsideText(message)) || 'The wallet gave no reason',
  }
}

/** Answers title and text for an error of connecting: fixed ones where trading 8 has them, else the error's own. */
export function loginError(error: unknown): LoginError {
  // By class and code: in a minified build the packages' errors are named after a letter.
  if (error instanceof NoProviderError) return { title: 'Provider Error', text: 'No provider was found' }
  // Before the refusal: a code says more than words.
  if (hasCode(error, REQUEST_PENDING)) {
    return { title: 'Your wallet is busy', text: 'Open your wallet and answer the request that waits there.' }
  }
  if (isUserRejected(error)) {
    return { title: 'Authorization Error', text: 'Please authorize to access your account' }
  }
  if (error instanceof UnknownConnectorError) {
    return { title: 'Unable to find connector', text: 'The connector config is wrong' }
  }
  if (error instanceof UnsupportedChainIdError) {
    return { title: 'Wrong network', text: 'Your wallet is on another network.' }
  }
  return ownWords(error)
}
