import { UnsupportedChainIdError } from '@web3-react/core'
import { NoEthereumProviderError, UserRejectedRequestError } from '@web3-react/injected-connector'
import { isUserRejected } from './rejection'

/** Why connecting did not work, in words of trading 8. */
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

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Answers title and text for an error of connecting; null for a wrong chain, which is a state and not an error. */
export function loginError(error: unknown): LoginError | null {
  // By class and code, never by constructor name: a minified build has other names.
  if (error instanceof UnsupportedChainIdError) return null
  if (error instanceof NoEthereumProviderError) return { title: 'Provider Error', text: 'No provider was found' }
  if (error instanceof UserRejectedRequestError || isUserRejected(error)) {
    return { title: 'Authorization Error', text: 'Please authorize to access your account' }
  }
  if (error instanceof UnknownConnectorError) {
    return { title: 'Unable to find connector', text: 'The connector config is wrong' }
  }
  if (codeOf(error) === REQUEST_PENDING) {
    return { title: 'Your wallet is busy', text: 'Open your wallet and answer the request that waits there.' }
  }
  if (error instanceof Error) return { title: error.name, text: error.message }
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  return { title: 'Error', text: message || 'The wallet gave no reason' }
}
