import { lazy, type ReactNode, Suspense } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { isBlocked } from './blocked'

const BlockedAddress = lazy(() => import('./BlockedAddress').then((it) => ({ default: it.BlockedAddress })))

/** Renders the app, or a single screen in its place for a blocked account (trading 2.1). */
export function BlockedGate({ children }: { children: ReactNode }) {
  const { account, status } = useWallet()
  // View-only mode shows a blocked account without being its owner.
  if (account === null || status === 'viewOnly' || !isBlocked(account)) return children
  return (
    <Suspense>
      <BlockedAddress account={account} />
    </Suspense>
  )
}
