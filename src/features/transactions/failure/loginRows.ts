import type { LoginError, LoginGround } from '../../../chain/wallet/loginError'
import type { CatalogueRow } from './catalogueRow'

/** trading 8 "Login": a title and a text for each cause. The last six are additions to the specification. */
const MESSAGES: Readonly<Record<LoginGround, readonly [title: string, text: string]>> = {
  noProvider: ['Provider error', 'No provider was found'],
  loginRefused: ['Authorization error', 'Please authorize to access your account'],
  unknownConnector: ['Unable to find connector', 'The connector config is wrong'],
  loginPending: ['Your wallet is busy', 'Open your wallet and answer the request there.'],
  loginLocked: ['Your wallet is locked', 'Unlock your wallet and try again.'],
  loginElsewhere: ['Wrong network', 'Your wallet is on another network.'],
  codeExpired: ['The code has expired', 'Choose WalletConnect again to get a new code.'],
  relaySilent: ['WalletConnect is not responding', 'Check your connection and try again.'],
  loginFramed: ['This site is open inside another site', 'Open it in its own tab to connect a wallet.'],
}

/** Why no wallet could be connected. */
export const loginRows: readonly CatalogueRow[] = Object.entries(MESSAGES).map(([id, [sentence, advice]]) => ({
  ...{ id, by: 'wallet', sentence, advice },
  fits: ({ login }) => login === id,
}))

/**
 * Returns title and text of a failed login: those of its row, else the error's own name and message (trading 8
 * "Login").
 */
export function loginMessage({ ground, name, message }: LoginError): { title: string; text: string } {
  const [title, text] = ground ? MESSAGES[ground] : [name || 'Error', message || 'Your wallet gave no reason']
  return { title, text }
}
