import { lazy, Suspense, useEffect } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { AlteredHost, RecentTransactions } from '../transactions'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { showWalletDialog, useOpenWalletDialog } from './walletDialogStore'
import { AccountDialog, ConnectDialog, SignMessageDialog } from './walletDialogs'

const DemoWalletPrompt = __DEMO_WALLET__
  ? lazy(() => import('./demo/DemoWalletPrompt').then(({ DemoWalletPrompt: prompt }) => ({ default: prompt })))
  : null

/** Loaded with a connected wallet: without one there are no deadlines and no fees. */
const ClockWatch = lazyDialog(() => import('./ClockWatch').then((it) => it.ClockWatch))

/** Renders the wallet's dialogs; once on the page. */
export function WalletHost() {
  const open = useOpenWalletDialog()
  const { account, connectorId, library, status } = useWallet()
  const hasAccount = status === 'connected' || status === 'wrongChain' || status === 'viewOnly'
  useEffect(() => {
    if ((hasAccount && open === 'connect') || (!hasAccount && open === 'account') || (!library && open === 'message'))
      showWalletDialog(null)
  }, [hasAccount, library, open])
  const close = () => showWalletDialog(null)
  return (
    <>
      {open === 'connect' && <ConnectDialog onClose={close} />}
      {open === 'account' && account && <AccountDialog account={account} onClose={close} />}
      {open === 'message' && account && library && (
        <SignMessageDialog account={account} library={library} onClose={close} />
      )}
      <AlteredHost />
      {status === 'connected' && <ClockWatch />}
      {open === 'transactions' && <RecentTransactions onClose={close} />}
      {DemoWalletPrompt && connectorId === 'demo' && (
        <Suspense>
          <DemoWalletPrompt />
        </Suspense>
      )}
    </>
  )
}
