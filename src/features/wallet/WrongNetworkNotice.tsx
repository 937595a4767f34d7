import { isFramedByOthers } from '../../chain/wallet/frame/framing'
import { useWallet } from '../../chain/wallet/useWallet'
import { useView } from '../../chain/wallet/view/useView'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { SwitchNetworkButton } from './SwitchNetworkButton'
import { ViewNotice } from './view/ViewNotice'

/**
 * Loaded only inside a frame. If loading fails, signing is still blocked, and the connect dialog shows the
 * reason.
 */
const FramedNotice = lazyDialog(() =>
  import('./FramedNotice').then(
    (it) => it.FramedNotice,
    () => () => null,
  ),
)

/** Notices on every page while nothing can be signed, with the remedy; reading still works. */
export function WrongNetworkNotice() {
  const { t } = useTranslation()
  const { chainId, status } = useWallet()
  const view = useView()
  return (
    <>
      {/* Rendered with the page: inserting it later would shift the content under the pointer. */}
      {isFramedByOthers() && <FramedNotice />}
      {view && <ViewNotice view={view} />}
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
