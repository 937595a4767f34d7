import { Copy, LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { useBalances } from '../../chain/multicall/useBalances'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatSignificant } from '../../core/amount'
import { deployment } from '../../core/deployment'
import { explorerLink } from '../../core/explorer'
import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Skeleton } from '../../ui/content/Skeleton'
import { Button } from '../../ui/controls/Button'
import { ButtonLink } from '../../ui/controls/Link'
import { Dialog } from '../../ui/dialog/Dialog'
import { showToast } from '../../ui/toast/toastStore'
import { SwitchNetworkButton } from './SwitchNetworkButton'

const BALANCE_DIGITS = 6

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Address = styled.code`
  padding: var(--space-12);
  border-radius: var(--radius-12);
  background: var(--ground);
  font-size: var(--type-12);
  overflow-wrap: anywhere;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`

/** The connected account: address, native balance, copy, explorer, disconnect. */
export function AccountDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { chainId, disconnect, status } = useWallet()
  const isElsewhere = status === 'wrongChain'
  const [balance] = useBalances(account, [null])
  const href = explorerLink('address', account)
  const { symbol, decimals } = deployment.nativeCurrency

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(account)
      showToast({ kind: 'good', title: t('Address copied') })
    } catch {
      showToast({ kind: 'bad', title: t('The browser did not allow copying'), body: account })
    }
  }

  return (
    <Dialog
      title={t('Your wallet')}
      onClose={onClose}
      footer={
        <Button
          wide
          icon={LogOut}
          onClick={() => {
            disconnect()
            onClose()
          }}
        >
          {t('Disconnect')}
        </Button>
      }
    >
      <Stack>
        <Address dir="ltr">{account}</Address>
        <Row>
          <Button size="s" icon={Copy} onClick={() => void copy()}>
            {t('Copy Address')}
          </Button>
          {href && (
            <ButtonLink size="s" href={href}>
              {t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}
            </ButtonLink>
          )}
        </Row>
        <DetailList>
          <DetailRow label={t('%symbol% Balance', { symbol })}>
            {balance?.value === undefined ? (
              <Skeleton width="64px" />
            ) : (
              formatSignificant(balance.value, decimals, BALANCE_DIGITS)
            )}
          </DetailRow>
          <DetailRow label={t('Network')} tone={isElsewhere ? 'warn' : undefined}>
            {isElsewhere ? t('Chain %chainId%', { chainId: String(chainId ?? '?') }) : deployment.chainName}
          </DetailRow>
        </DetailList>
        {isElsewhere && <SwitchNetworkButton wide />}
      </Stack>
    </Dialog>
  )
}
