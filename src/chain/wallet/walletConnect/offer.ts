import { deployment } from '../../../core/deployment'

/** Whether wallets on other devices can be reached: the deployment names a relay and has a project's id there. */
export const isWalletConnectOffered = Boolean(deployment.walletConnect?.projectId)
