import type { AnnouncedWallet } from '../../chain/wallet/announced'
import type { ConnectorId } from '../../chain/wallet/connectorChoice'
import type { Eip1193Provider } from '../../chain/wallet/eip1193'

/** Wallets found in this browser and build. */
export interface WalletsFound {
  announced: readonly AnnouncedWallet[]
  injected: Eip1193Provider | null
  binance: Eip1193Provider | null
  /** Whether wallets on other devices are reachable. */
  isPairing: boolean
}

/** A wallet to offer; `name` and `iconUrl` are null if it provides none. */
export interface OfferedWallet {
  id: ConnectorId
  name: string | null
  iconUrl: string | null
}

/**
 * Returns the available wallets in display order: the one used last first. Omits the wallet at window.ethereum or
 * window.BinanceChain if it also announced itself, to avoid a duplicate.
 */
export function walletsOffered(
  { announced, injected, binance, isPairing }: WalletsFound,
  last: ConnectorId | null,
): OfferedWallet[] {
  const isNew = (provider: Eip1193Provider | null) =>
    provider !== null && announced.every((wallet) => wallet.provider !== provider)
  const offered: OfferedWallet[] = [
    ...announced.map(({ id, name, iconUrl }) => ({ id, name, iconUrl })),
    ...(isNew(injected) ? [{ id: 'injected' as const, name: null, iconUrl: null }] : []),
    ...(isNew(binance) && binance !== injected ? [{ id: 'binance' as const, name: null, iconUrl: null }] : []),
    ...(isPairing ? [{ id: 'walletconnect' as const, name: 'WalletConnect', iconUrl: null }] : []),
  ]
  const rank = ({ id }: OfferedWallet) => (id === last ? 0 : 1)
  return offered.toSorted((one, other) => rank(one) - rank(other))
}
