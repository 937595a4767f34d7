import { type ComponentType, lazy, Suspense } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import type { View } from '../../chain/wallet/view/viewParameter'
import { useView } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { SwitchNetworkButton } from './SwitchNetworkButton'

/** No boundary stands around the shell; without the notice the account's button still tells what is viewed. */
const ViewNotice = lazy(() =>
  import('./view/ViewNotice')
    .then((it): { default: ComponentType<{ view: View }> } => ({ default: it.ViewNotice }))
    .catch(() => ({ default: () => null })),
)

/** Stands on every page while nothing can be signed, with the way out; reading goes on. */
export function WrongNetworkNotice() {
  const { t } = useTranslation()
  const { chainId, status } = useWallet()
  const view = useView()
  return (
    <>
      {view && (
        <Suspense>
          <ViewNotice view={view} />
        </Suspense>
      )}
      {status === 'wrongChain' && (
        <Notice kind="warn" title={t('Wrong network')} actions={<SwitchNetworkButton size="s" />} spoken>
          {t('Your wallet is on chain %chainId%. Nothing can be signed until it is on %chain%.', {
            chainId: String(chainId ?? '?'),
            chain: deployment.chainName,
          })}
        </Notice>
      )}
    </>
  )
}
