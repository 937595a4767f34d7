import { lazy, type ReactNode, Suspense } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { isBlocked } from './blocked'

const BlockedAddress = lazy(() => import('./BlockedAddress').then((it) => ({ default: it.BlockedAddress })))

/** Shows the whole app, or to a blocked account one screen in its place (trading 2.1). */
export function BlockedGate({ children }: { children: ReactNode }) {
  const { account, status } = useWallet()
  // Whoever only looks at a blocked account is somebody else.
  if (account === null || status === 'viewOnly' || !isBlocked(account)) return children
  return (
    <Suspense>
      <BlockedAddress account={account} />
    </Suspense>
  )
}
