import type { AnnouncedWallet } from '../../chain/wallet/announced'
import type { ConnectorId } from '../../chain/wallet/connectorChoice'
import type { Eip1193Provider } from '../../chain/wallet/eip1193'

/** What a person here may have that can sign. */
export interface WalletsFound {
  announced: readonly AnnouncedWallet[]
  injected: Eip1193Provider | null
  binance: Eip1193Provider | null
  /** Whether wallets on other devices can be reached. */
  isPairing: boolean
}

/** A wallet to offer; `name` and `iconUrl` are null where it brought none. */
export interface OfferedWallet {
  id: ConnectorId
  name: string | null
  iconUrl: string | null
}

/**
 * Answers the wallets to choose from in the order to offer them: the one used last first. The wallet behind window.ethereum or
 * window.BinanceChain is left out where it has announced itself as well: it would stand there twice.
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
