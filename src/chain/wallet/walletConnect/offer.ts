import { deployment } from '../../../deployment/deployment'

/** True if wallets on other devices are reachable: the deployment has a project id for a relay. */
export const isWalletConnectOffered = Boolean(deployment.walletConnect?.projectId)
