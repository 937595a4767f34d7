import { UnsupportedChainIdError } from '@web3-react/core'
import { sanitizedText } from '../../core/sanitizedText'
import { CodeExpiredError, NoProviderError, RelayUnreachableError, UnknownConnectorError } from './connectorErrors'
import { FramedError } from './frame/framing'
import { isUserRejected } from './rejection'
import { hasCode, isOrWraps } from './wrappedError'

/** The causes of trading 8 "Login" and those of this app; their texts are in the table of failures. */
export type LoginGround =
  | 'noProvider'
  | 'loginPending'
  | 'loginRefused'
  | 'loginLocked'
  | 'unknownConnector'
  | 'loginElsewhere'
  | 'codeExpired'
  | 'relaySilent'
  | 'loginFramed'

/** Texts of locked wallets that reject a request instead of prompting to unlock. */
const LOCKED = /\b(?:is|wallet) locked\b|\bunlock/i

/** EIP-1193: the wallet already shows a prompt. */
const REQUEST_PENDING = -32002

/** A failed connection. Name and message come from the error, sanitised for display; empty if it has none. */
export class LoginError extends Error {
  constructor(
    /** Null for an unknown error, which is shown by its own name and message. */
    readonly ground: LoginGround | null,
    own: { name: string; message: string },
  ) {
    super(own.message)
    this.name = own.name
  }
}

/** Compares classes and codes, because a minified build shortens the names of the packages' errors. */
function groundOf(error: unknown): LoginGround | null {
  if (error instanceof NoProviderError) return 'noProvider'
  if (error instanceof FramedError) return 'loginFramed'
  // Before the rejection, because a code is more reliable than a text.
  if (hasCode(error, REQUEST_PENDING)) return 'loginPending'
  if (isUserRejected(error)) return 'loginRefused'
  if (isOrWraps(error, ({ message }) => LOCKED.test(message))) return 'loginLocked'
  if (error instanceof UnknownConnectorError) return 'unknownConnector'
  if (error instanceof UnsupportedChainIdError) return 'loginElsewhere'
  if (error instanceof CodeExpiredError) return 'codeExpired'
  return error instanceof RelayUnreachableError ? 'relaySilent' : null
}

/** Converts any error of a connection, with its cause (trading 8 "Login"). */
export function loginError(error: unknown): LoginError {
  const { name, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    name?: unknown
    message?: unknown
  }
  const shown = (text: unknown): string => (typeof text === 'string' ? sanitizedText(text) : '')
  return new LoginError(groundOf(error), { name: shown(name), message: shown(message) })
}
