import { UnsupportedChainIdError } from '@web3-react/core'
import { outsideText } from '../../core/outsideText'
import { CodeExpiredError, NoProviderError, RelayUnreachableError, UnknownConnectorError } from './connectorErrors'
import { FramedError } from './frame/framing'
import { isUserRejected } from './rejection'
import { hasCode, isOrWraps } from './wrappedError'

/** The causes of trading 8 "Login" and those of ours; their words stand in the one table of failures. */
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

/** What wallets say that are asked while they are locked, and do not ask to be opened themselves. */
const LOCKED = /\b(?:is|wallet) locked\b|\bunlock/i

/** EIP-1193: the wallet already shows a prompt. */
const REQUEST_PENDING = -32002

/** Connecting did not work. Name and message are the error's own, fit to be read; empty where it has none. */
export class LoginError extends Error {
  constructor(
    /** Null where nobody foresaw it: the error's own name and message are told. */
    readonly ground: LoginGround | null,
    own: { name: string; message: string },
  ) {
    super(own.message)
    this.name = own.name
  }
}

/** By class and code: in a minified build the packages' errors are named after a letter. */
function groundOf(error: unknown): LoginGround | null {
  if (error instanceof NoProviderError) return 'noProvider'
  if (error instanceof FramedError) return 'loginFramed'
  // Before the refusal: a code says more than words.
  if (hasCode(error, REQUEST_PENDING)) return 'loginPending'
  if (isUserRejected(error)) return 'loginRefused'
  if (isOrWraps(error, ({ message }) => LOCKED.test(message))) return 'loginLocked'
  if (error instanceof UnknownConnectorError) return 'unknownConnector'
  if (error instanceof UnsupportedChainIdError) return 'loginElsewhere'
  if (error instanceof CodeExpiredError) return 'codeExpired'
  return error instanceof RelayUnreachableError ? 'relaySilent' : null
}

/** Answers whatever connecting threw, with its cause (trading 8 "Login"). */
export function loginError(error: unknown): LoginError {
  const { name, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    name?: unknown
    message?: unknown
  }
  const shown = (text: unknown): string => (typeof text === 'string' ? outsideText(text) : '')
  return new LoginError(groundOf(error), { name: shown(name), message: shown(message) })
}
