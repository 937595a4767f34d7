import { isFramedByOthers } from '../../chain/wallet/frame/framing'
import { useWallet } from '../../chain/wallet/useWallet'
import { useView } from '../../chain/wallet/view/useView'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { ViewNotice } from './view/ViewNotice'
import { WrongNetworkNotice } from './WrongNetworkNotice'

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

/** Notices on every page while nothing can be signed, each with its remedy; reading still works. */
export function SigningNotices() {
  const { status } = useWallet()
  const view = useView()
  return (
    <>
      {/* Rendered with the page: inserting it later would shift the content under the pointer. */}
      {isFramedByOthers() && <FramedNotice />}
      {view && <ViewNotice view={view} />}
      {status === 'wrongChain' && <WrongNetworkNotice spoken />}
    </>
  )
}
