import { Copy, History, LogOut, PenLine } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { servicesUrl } from '../../../deployment/services'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { RecentTransactions, usePendingCount } from '../../transactions'
import { AccountBalances } from './AccountBalances'
import { ProfileName } from './ProfileName'
import { copyAddress } from '../copyAddress'
import { showWalletDialog } from '../walletDialogStore'
import { SignMessageDialog } from '../walletDialogs'
import { CodeBox, WideButtons } from '../wallet.styles'
import { WrongNetworkNotice } from '../WrongNetworkNotice'

const Address = styled(CodeBox)`
  /* On a phone it has two lines; equal lengths make it recognisable as one address. */
  text-wrap: balance;
`

const Label = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-8);
`

/** Actions that belong together, below their title. */
function ActionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack role="group" aria-labelledby={id} $gap={8}>
      <Text id={id} as="h3" $tone="quiet" $size={12} $weight={600}>
        {title}
      </Text>
      <WideButtons>{children}</WideButtons>
    </Stack>
  )
}

/** Value, details and actions of the account (trading 2.8.6). */
export function AccountDialog({ account, onClose }: { account: Address; onClose: () => void }) {
  const { t } = useTranslation()
  const { disconnect, status } = useWallet()
  const count = usePendingCount(account)
  const href = explorerLink('address', account)
  const isViewed = status === 'viewOnly'

  function disconnectAndClose(): void {
    disconnect()
    onClose()
  }

  return (
    <Dialog title={isViewed ? t('Viewed account') : t('Your wallet')} onClose={onClose}>
      <Stack $gap={16}>
        <Stack $gap={8}>
          <Address dir="ltr">{account}</Address>
          <WideButtons>
            <Button size="s" icon={Copy} onClick={() => void copyAddress(account)}>
              {t('Copy address')}
            </Button>
            {href && (
              <ButtonLink size="s" href={href}>
                {t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}
              </ButtonLink>
            )}
          </WideButtons>
          {status === 'wrongChain' ? (
            <WrongNetworkNotice />
          ) : (
            <Text $tone="quiet" $size={14}>
              {t('Network')}: {deployment.chainName}
            </Text>
          )}
          {servicesUrl !== null && <ProfileName account={account} servicesUrl={servicesUrl} />}
        </Stack>
        <AccountBalances account={account} />
        <ActionGroup title={t('Activity')}>
          <Button
            size="s"
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
          <ButtonLink size="s" to="/allowances" onClick={onClose}>
            {t('Allowances')}
          </ButtonLink>
        </ActionGroup>
        {!isViewed && (
          <ActionGroup title={t('Wallet')}>
            {status === 'connected' && (
              <Button
                size="s"
                icon={PenLine}
                aria-haspopup="dialog"
                onPointerEnter={SignMessageDialog.preload}
                onFocus={SignMessageDialog.preload}
                onClick={() => showWalletDialog('message')}
              >
                {t('Sign a message')}
              </Button>
            )}
            <Button size="s" icon={LogOut} onClick={disconnectAndClose}>
              {t('Disconnect')}
            </Button>
          </ActionGroup>
        )}
      </Stack>
    </Dialog>
  )
}
