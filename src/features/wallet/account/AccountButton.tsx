import { Eye, TriangleAlert, Wallet } from 'lucide-react'
import { styled } from 'styled-components'
import type { WalletStatus } from '../../../chain/wallet/useWallet'
import { shortenAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { usePendingCount } from '../../transactions'
import { showWalletDialog } from '../walletDialogStore'
import { AccountDialog } from '../walletDialogs'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`

/** Number of pending transactions with a progress indicator. */
const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--accent-2);
`

const Warning = styled.span`
  display: inline-flex;
  color: var(--warn);
`

type Props = Pick<ButtonProps, 'size' | 'wide'> & { account: string; status: WalletStatus }

/** The most urgent state of an account: wrong network, or pending transactions. */
function StatusMark({ account, status }: Omit<Props, 'size' | 'wide'>) {
  const { t } = useTranslation()
  const count = usePendingCount(account)
  if (status === 'wrongChain') {
    return (
      <Warning>
        <Icon of={TriangleAlert} />
        <VisuallyHidden>{t('Wrong network')}</VisuallyHidden>
      </Warning>
    )
  }
  if (status === 'viewOnly' || count === 0) return null
  return (
    <Waiting>
      <Spinner size={16} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('%count% pending transaction || %count% pending transactions', { count })}</VisuallyHidden>
    </Waiting>
  )
}

/** Shows the account and opens its dialog; marks an account in view-only mode. */
export function AccountButton({ account, status, ...buttonProps }: Props) {
  const { t } = useTranslation()
  const isViewed = status === 'viewOnly'
  return (
    <Button
      {...buttonProps}
      // A phone's bar has no room for a button icon; that of a viewed account is part of the text.
      icon={isViewed ? undefined : Wallet}
      aria-haspopup="dialog"
      onPointerEnter={AccountDialog.preload}
      onFocus={AccountDialog.preload}
      onClick={() => showWalletDialog('account')}
    >
      <Line>
        {isViewed && (
          <>
            <Icon of={Eye} />
            <VisuallyHidden>{t('Viewed account')} </VisuallyHidden>
          </>
        )}
        <span dir="ltr">{shortenAddress(account)}</span>
        <StatusMark account={account} status={status} />
      </Line>
    </Button>
  )
}
