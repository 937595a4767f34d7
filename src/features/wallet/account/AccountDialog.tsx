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
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useBalances } from '../../../chain/multicall/useBalances'
import type { CallState } from '../../../chain/multicall/useCalls'
import { formatSignificant } from '../../../core/amount'
import { cakeToken } from '../../../deployment/bases'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import { RecentTransactions, usePendingCount } from '../../transactions'
import { copyAddress } from '../copyAddress'
import { SwitchNetworkButton } from '../SwitchNetworkButton'
import { LeaveViewButton } from '../view/LeaveViewButton'
import { showWalletDialog } from '../walletDialogStore'
import { SignMessageDialog } from '../walletDialogs'
import { WideButtons } from '../wallet.styles'
import { isNativeLow } from '../wallet.rules'

/** trading 9: balances show 6 significant digits. */
const BALANCE_DIGITS = 6

interface ShownToken {
  symbol: string
  decimals: number
  /** Null for the native coin. */
  address: string | null
}

const { nativeCurrency } = deployment
const { symbol: nativeSymbol, decimals: nativeDecimals } = nativeCurrency

/** Displayed balances: the native coin that pays the fees, its wrapped form, and CAKE where it exists. */
const SHOWN_TOKENS: readonly ShownToken[] = [
  { symbol: nativeSymbol, decimals: nativeDecimals, address: null },
  { symbol: `W${nativeSymbol}`, decimals: nativeDecimals, address: wrappedNativeAddress },
  ...(cakeToken ? [cakeToken] : []),
]
const ADDRESSES = SHOWN_TOKENS.map(({ address }) => address)

function Amount({ of, decimals }: { of: CallState<bigint> | undefined; decimals: number }) {
  const { t } = useTranslation()
  if (of?.value !== undefined) return formatSignificant(of.value, decimals, BALANCE_DIGITS)
  return of?.status === 'failed' ? t('Unknown') : <Skeleton width="64px" />
}

/** Balances of an account, with a warning where the native coin barely covers transaction fees. */
function AccountBalances({ account }: { account: string }) {
  const { t } = useTranslation()
  const balances = useBalances(account, ADDRESSES)
  const nativeRaw = balances[0]?.value
  return (
    <>
      {nativeRaw !== undefined && isNativeLow(nativeRaw) && (
        <Notice kind="warn" title={t('%symbol% balance is low', { symbol: nativeSymbol })} spoken>
          {t('You need %symbol% for transaction fees.', { symbol: nativeSymbol })}
        </Notice>
      )}
      <DetailList>
        {SHOWN_TOKENS.map(({ symbol, decimals }, index) => (
          <DetailRow key={symbol} label={t('%symbol% Balance', { symbol })}>
            <Amount of={balances[index]} decimals={decimals} />
          </DetailRow>
        ))}
      </DetailList>
    </>
  )
}

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

  function disconnectAndClose(): void {
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
          <Button wide icon={LogOut} onClick={disconnectAndClose}>
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
