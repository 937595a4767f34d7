import { Copy } from 'lucide-react'
import type { View } from '../../../chain/wallet/view/viewParameter'
import { shortenAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { copyAddress } from '../copyAddress'
import { LeaveViewButton } from './LeaveViewButton'
import { useLeaveView } from './useLeaveView'

function Viewing({ account }: { account: string }) {
  const { t } = useTranslation()
  const title = t('You are viewing as %address%; nothing can be signed', { address: shortenAddress(account) })
  return (
    <Notice
      kind="info"
      title={title}
      spoken
      actions={
        <>
          <Button size="s" icon={Copy} onClick={() => void copyAddress(account)}>
            {t('Copy Address')}
          </Button>
          <LeaveViewButton size="s" />
        </>
      }
    >
      <bdi dir="ltr">{account}</bdi>
    </Notice>
  )
}

function NothingToView({ fault }: { fault: 'notAddress' | 'mistyped' }) {
  const { t } = useTranslation()
  const leave = useLeaveView()
  return (
    <Notice
      kind="warn"
      title={t('The account in the link cannot be viewed')}
      spoken
      actions={
        <Button size="s" onClick={leave}>
          {t('Dismiss')}
        </Button>
      }
    >
      {fault === 'mistyped'
        ? t('A letter of this address is wrong. Copy it again from where you have it.')
        : t('It is no address. An address is 0x and 40 digits and letters from A to F.')}
    </Notice>
  )
}

/** Notice on every page in view-only mode, or when the account in the URL is invalid. */
export function ViewNotice({ view }: { view: View }) {
  return view.fault === null ? <Viewing account={view.account} /> : <NothingToView fault={view.fault} />
}
