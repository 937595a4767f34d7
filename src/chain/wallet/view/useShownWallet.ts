import { useMemo } from 'react'
import type { Wallet } from '../useWallet'
import { useWalletSession } from '../useWalletSession'
import { refuseWhileViewing, useView } from './viewedAccount'

/** What a page that shows another's account knows: what is connected stays so, and nothing can be asked of it. */
const viewing = (account: string, own: Wallet): Wallet => ({
  ...own,
  ...{ status: 'viewOnly', account, chainId: null, library: null, connectorId: null, error: null },
  switchChain: async () => refuseWhileViewing(),
})

/** Answers the wallet that the page shows: the person's own, or while the page's address names one the viewed account. */
export function useShownWallet(): Wallet {
  const viewed = useView()?.account ?? null
  const own = useWalletSession(viewed === null)
  return useMemo(() => (viewed === null ? own : viewing(viewed, own)), [viewed, own])
}
