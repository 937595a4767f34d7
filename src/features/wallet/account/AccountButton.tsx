import { Wallet } from 'lucide-react'
import type { WalletStatus } from '../../../chain/wallet/useWallet'
import { type Address, shortenAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { usePendingCount } from '../../transactions'
import { showWalletDialog } from '../walletDialogStore'
import { AccountDialog } from '../walletDialogs'
import { WalletLabel } from '../WalletLabel'

/** Loaded for a state that needs a mark; a first visit has none. If loading fails, the text still names the state. */
const StateMark = lazyDialog(() =>
  import('./StateMark').then(
    (it) => it.StateMark,
    () => () => null,
  ),
)

type Props = Pick<ButtonProps, 'size' | 'wide'> & { account: Address; status: WalletStatus }

/** Shows the account with the mark of its state, and opens its dialog. */
export function AccountButton({ account, status, ...buttonProps }: Props) {
  const { t } = useTranslation()
  const count = usePendingCount(account)
  const isPending = status === 'connected' && count > 0
  const isIdle = status === 'connected' && !isPending
  return (
    <Button
      {...buttonProps}
      aria-haspopup="dialog"
      onPointerEnter={AccountDialog.preload}
      onFocus={AccountDialog.preload}
      onClick={() => showWalletDialog('account')}
    >
      <WalletLabel mark={isIdle ? <Icon of={Wallet} /> : <StateMark status={status} count={count} />} isIdle={isIdle}>
        {status === 'viewOnly' && <VisuallyHidden>{t('Viewed account')} </VisuallyHidden>}
        <span dir="ltr">{shortenAddress(account)}</span>
        {status === 'wrongChain' && <VisuallyHidden> {t('Wrong network')}</VisuallyHidden>}
        {isPending && (
          <VisuallyHidden>
            {' '}
            {t('%count% pending transaction || %count% pending transactions', { count })}
          </VisuallyHidden>
        )}
      </WalletLabel>
    </Button>
  )
}
