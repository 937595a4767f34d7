import { useMemo } from 'react'
import type { Address } from '../../../core/address'
import type { Wallet } from '../useWallet'
import { useWalletSession } from '../useWalletSession'
import { useView } from './useView'
import { refuseWhileViewing } from './viewedAccount'

/** Returns the wallet of a view-only page: an existing connection stays, but no request can be sent through it. */
const viewing = (account: Address, own: Wallet): Wallet => ({
  ...own,
  ...{ status: 'viewOnly', account, chainId: null, library: null, connectorId: null, error: null },
  switchChain: async () => refuseWhileViewing(),
})

/** Returns the wallet that the page shows: the user's own, or in view-only mode the viewed account. */
export function useShownWallet(): Wallet {
  const viewed = useView()?.account ?? null
  const own = useWalletSession(viewed === null)
  return useMemo(() => (viewed === null ? own : viewing(viewed, own)), [viewed, own])
}
