import type { Wallet } from '../../../src/chain/wallet/useWallet.ts'
import { deployment } from '../../../src/deployment/deployment.ts'
import { SENDER } from './transactionRecord.ts'

const nothing = () => Promise.resolve()

/** Returns a connected browser wallet whose functions do nothing, with these fields changed. */
export const walletOf = (given: Partial<Wallet> = {}): Wallet => ({
  ...{ status: 'connected', account: SENDER, chainId: deployment.chainId, library: null },
  ...{ connectorId: 'injected', error: null, connect: nothing, switchChain: nothing },
  ...{ disconnect: () => {}, dismiss: () => {}, ...given },
})
