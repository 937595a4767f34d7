import { ShieldCheck, Wallet } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { SettingsAndHistory } from '../transactions'
import { ConnectButton } from '../wallet'
import { AllowanceTable } from './AllowanceTable'
import { useAllowances } from './useAllowances'
import type { SearchState } from './useApprovalSearch'

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 800px;
  margin-inline: auto;
`

/** Progress of the event search: spenders unknown to the app are found only in the account's own events. */
function SearchStatus({ search }: { search: SearchState & { resume: () => void } }) {
  const { t } = useTranslation()
  const { status, oldestBlock, resume } = search
  const block = oldestBlock ?? 0
  switch (status) {
    case 'searching':
      return (
        <Notice kind="info" title={t('Searching for other contracts in your approvals…')}>
          {oldestBlock === null
            ? t('Beginning with the newest block.')
            : t('Searched back to block %block%.', { block })}
        </Notice>
      )
    case 'paused':
      return (
        <Notice
          kind="info"
          title={t('Searched back to block %block%.', { block })}
          actions={
            <Button size="s" onClick={resume}>
              {t('Search older blocks')}
            </Button>
          }
        >
          {t('Older approvals of contracts that this page does not know are not among these.')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice kind="warn" title={t('The node keeps no events.')}>
          {t('Only contracts that this page knows are shown. Others may have leave to take your tokens too.')}
        </Notice>
      )
    case 'done':
      return <Notice kind="good" title={t('Every approval of this account since the first block was looked at.')} />
  }
}

function AccountAllowances({ account }: { account: string }) {
  const { t } = useTranslation()
  const { status, allowances, search, retry } = useAllowances(account)
  return (
    <>
      {status === 'failed' && (
        <ErrorBlock
          title={t('The network does not answer.')}
          remedy={t('What contracts may take of your tokens could not be read.')}
          onRetry={retry}
        />
      )}
      {allowances.length > 0 && (
        <Card>
          <AllowanceTable allowances={allowances} />
        </Card>
      )}
      {status === 'reading' && (
        <Card aria-busy aria-label={t('Loading')}>
          <Skeleton height="44px" />
        </Card>
      )}
      {status === 'read' && allowances.length === 0 && (
        <Card>
          <EmptyState icon={ShieldCheck} title={t('No contract may take any of your tokens.')}>
            {t('When you enable a token, it is shown here with who may take it.')}
          </EmptyState>
        </Card>
      )}
      <SearchStatus search={search} />
    </>
  )
}

/** Lists the account's allowances by token and spender, each with a button to revoke it. */
export function AllowancesPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Column>
      <PageHeader
        title={t('Allowances')}
        subtitle={t('Contracts that you have given leave to take your tokens')}
        help={t(
          'Enabling a token lets a contract take it from your account without asking again, up to the amount shown. What you no longer use is safer revoked.',
        )}
        actions={<SettingsAndHistory />}
      />
      {account ? (
        <AccountAllowances key={account} account={account} />
      ) : (
        <Card>
          <EmptyState
            icon={Wallet}
            title={t('Connect to a wallet to see what contracts may take.')}
            action={<ConnectButton />}
          />
        </Card>
      )}
    </Column>
  )
}
