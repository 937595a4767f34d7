import { Copy, History, LogOut, PenLine } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'
import { RecentTransactions, usePendingCount } from '../../transactions'
import { copyAddress } from '../copyAddress'
import { SwitchNetworkButton } from '../SwitchNetworkButton'
import { LeaveViewButton } from '../view/LeaveViewButton'
import { showWalletDialog } from '../walletDialogStore'
import { SignMessageDialog } from '../walletDialogs'
import { AccountBalances } from './AccountBalances'
import { WideButtons } from '../wallet.styles'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

const Address = styled.code`
  padding: var(--space-12);
  border-radius: var(--radius-12);
  background: var(--ground);
  font-size: var(--type-12);
  /* Wraps to two lines on a phone; equal lengths make it recognisable as one address. */
  word-break: break-all;
  text-wrap: balance;
`

const Label = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-8);
`

/** Details and actions of the account (trading 2.8). */
export function AccountDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { chainId, disconnect, status } = useWallet()
  const count = usePendingCount(account)
  const href = explorerLink('address', account)
  const isViewed = status === 'viewOnly'

  function leave(): void {
    disconnect()
    onClose()
  }

  return (
    <Dialog
      title={isViewed ? t('Viewed account') : t('Your wallet')}
      onClose={onClose}
      footer={
        isViewed ? (
          <LeaveViewButton wide onLeave={onClose} />
        ) : (
          <Button wide icon={LogOut} onClick={leave}>
            {t('Disconnect')}
          </Button>
        )
      }
    >
      <Stack $gap={16}>
        <Address dir="ltr">{account}</Address>
        {status === 'wrongChain' ? (
          <Notice kind="warn" title={t('Wrong network')} actions={<SwitchNetworkButton size="s" />}>
            {t('Your wallet is on chain %chainId%. Nothing can be signed until it is on %chain%.', {
              ...{ chainId: String(chainId ?? '?'), chain: deployment.chainName },
            })}
          </Notice>
        ) : (
          <Text $tone="quiet" $size={14}>
            {t('Network')}: {deployment.chainName}
          </Text>
        )}
        <AccountBalances account={account} />
        <WideButtons>
          <Button size="s" icon={Copy} onClick={() => void copyAddress(account)}>
            {t('Copy Address')}
          </Button>
          {href && (
            <ButtonLink size="s" href={href}>
              {t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}
            </ButtonLink>
          )}
          <ButtonLink size="s" to="/allowances" onClick={onClose}>
            {t('Allowances')}
          </ButtonLink>
          <Button
            size="s"
            wide
            icon={History}
            aria-haspopup="dialog"
            onPointerEnter={RecentTransactions.preload}
            onFocus={RecentTransactions.preload}
            onClick={() => showWalletDialog('transactions')}
          >
            <Label>
              {t('Recent transactions')}
              {count > 0 && <Badge kind="info">{t('%count% pending', { count })}</Badge>}
            </Label>
          </Button>
          {status === 'connected' && (
            <Button
              size="s"
              wide
              icon={PenLine}
              aria-haspopup="dialog"
              onPointerEnter={SignMessageDialog.preload}
              onFocus={SignMessageDialog.preload}
              onClick={() => showWalletDialog('message')}
            >
              {t('Sign a message')}
            </Button>
          )}
        </WideButtons>
      </Stack>
    </Dialog>
  )
}
