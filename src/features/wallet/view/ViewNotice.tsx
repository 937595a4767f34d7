import { Copy, EyeOff } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { followView } from '../../../chain/wallet/view/viewedAccount'
import { type View, withoutView } from '../../../chain/wallet/view/viewParameter'
import { type Address, shortenAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { copyAddress } from '../copyAddress'

/** Returns a function that removes the viewed account from the URL, and nothing else. */
function useLeaveView(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return () => {
    const rest = withoutView(search)
    // Before the navigation, so that the account is not added again.
    followView(rest)
    void navigate({ pathname, search: rest, hash }, { replace: true, state: state as unknown })
    // The pressed button is removed, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}

function ViewedAccountNotice({ account }: { account: Address }) {
  const { t } = useTranslation()
  const leave = useLeaveView()
  const title = t('You are viewing %address%. You cannot sign.', { address: shortenAddress(account) })
  return (
    <Notice
      kind="info"
      title={title}
      spoken
      actions={
        <>
          <Button size="s" icon={Copy} onClick={() => void copyAddress(account)}>
            {t('Copy address')}
          </Button>
          <Button size="s" icon={EyeOff} onClick={leave}>
            {t('Leave view-only mode')}
          </Button>
        </>
      }
    >
      <bdi dir="ltr">{account}</bdi>
    </Notice>
  )
}

function InvalidAccountNotice({ fault }: { fault: 'notAddress' | 'mistyped' }) {
  const { t } = useTranslation()
  const leave = useLeaveView()
  return (
    <Notice
      kind="warn"
      title={t('The link has no valid account')}
      spoken
      actions={
        <Button size="s" onClick={leave}>
          {t('Dismiss')}
        </Button>
      }
    >
      {fault === 'mistyped'
        ? t('This address has a typo. Copy it again.')
        : t('An address is 0x and 40 digits or letters A to F.')}
    </Notice>
  )
}

/**
 * Notice on every page in view-only mode, with the only button that leaves it, or a notice that the account in the URL
 * is invalid.
 */
export function ViewNotice({ view }: { view: View }) {
  return view.fault === null ? (
    <ViewedAccountNotice account={view.account} />
  ) : (
    <InvalidAccountNotice fault={view.fault} />
  )
}
