import { UnsupportedChainIdError } from '@web3-react/core'
import {
  CodeExpiredError,
  ConnectionRejectedError,
  NoProviderError,
  RelayUnreachableError,
} from '../../../src/chain/wallet/connectorErrors.ts'
import type { ConnectorId } from '../../../src/chain/wallet/connectorChoice.ts'
import { FramedError } from '../../../src/chain/wallet/frame/framing.ts'
import { connectorOf } from '../../../src/chain/wallet/connectors.ts'

/** Every known way in which connecting fails (trading 8 "Login"), with its title and text. */
export const loginFailures: readonly [id: string, provoke: () => unknown, title: string, text: string][] = [
  ['noProvider', () => new NoProviderError(), 'Provider error', 'No provider was found'],
  [
    'loginRefused',
    () => new ConnectionRejectedError(),
    'Authorization error',
    'Please authorize to access your account',
  ],
  [
    'unknownConnector',
    () => connectorOf('pigeon' as ConnectorId).catch((error: unknown) => error),
    'Unable to find connector',
    'The connector config is wrong',
  ],
  ['loginPending', () => ({ code: -32_002 }), 'Your wallet is busy', 'Open your wallet and answer the request there.'],
  [
    'loginLocked',
    () => ({ code: -32_603, message: 'wallet is locked' }),
    'Your wallet is locked',
    'Unlock your wallet and try again.',
  ],
  ['loginElsewhere', () => new UnsupportedChainIdError(1, [56]), 'Wrong network', 'Your wallet is on another network.'],
  [
    'codeExpired',
    () => new CodeExpiredError(),
    'The code has expired',
    'Choose WalletConnect again to get a new code.',
  ],
  [
    'relaySilent',
    () => new RelayUnreachableError(),
    'WalletConnect is not responding',
    'Check your connection and try again.',
  ],
  [
    'loginFramed',
    () => new FramedError(),
    'This site is open inside another site',
    'Open it in its own tab to connect a wallet.',
  ],
]
