import { ShieldCheck, Wallet } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { type Revocation, SettingsAndHistory, useRevokeFlow } from '../transactions'
import { ConnectButton } from '../wallet'
import { AllowanceTable } from './AllowanceTable'
import { useAllowances } from './useAllowances'
import type { SearchState } from './useApprovalSearch'

const RevokeDialog = lazyDialog(() => import('./RevokeDialog').then((it) => it.RevokeDialog))

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
        <Notice kind="info" title={t('Searching your approvals for other contracts…')}>
          {oldestBlock === null
            ? t('Starting with the newest block.')
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
          {t('Older approvals for contracts we don’t know are not included.')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice kind="warn" title={t('This node has no past events.')}>
          {t('You see only contracts we know. Others may be allowed to spend your tokens too.')}
        </Notice>
      )
    case 'done':
      return <Notice kind="good" title={t('All approvals of this account since the first block are included.')} />
  }
}

function AccountAllowances({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { status, allowances, search, retry } = useAllowances(account)
  // Not in the row: a revoked allowance leaves the table before its dialog is closed.
  const flow = useRevokeFlow()
  const [reviewedRaw, setReviewedRaw] = useState(0n)
  function review(revoked: Revocation, raw: bigint): void {
    setReviewedRaw(raw)
    flow.begin(revoked)
  }
  return (
    <>
      {status === 'failed' && (
        <ErrorBlock
          title={t('The network is not responding.')}
          remedy={t('Your allowances could not be loaded.')}
          onRetry={retry}
        />
      )}
      {allowances.length > 0 && (
        <Card>
          <AllowanceTable allowances={allowances} onRevoke={review} />
        </Card>
      )}
      {status === 'reading' && (
        <Card aria-busy aria-label={t('Loading')}>
          <Skeleton height="44px" />
        </Card>
      )}
      {status === 'read' && allowances.length === 0 && (
        <Card>
          <EmptyState icon={ShieldCheck} title={t('No contract can spend your tokens.')}>
            {t('When you approve a token, it appears here with its spender.')}
          </EmptyState>
        </Card>
      )}
      {/* Rendered after the first read, because the first rows of the list above would move it. */}
      {status !== 'reading' && <SearchStatus search={search} />}
      {flow.state.stage !== 'closed' && <RevokeDialog flow={flow} raw={reviewedRaw} />}
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
        subtitle={t('Contracts allowed to spend your tokens')}
        help={t(
          'A contract can spend an approved token without asking you again, up to the amount shown. Revoke what you no longer use.',
        )}
        actions={<SettingsAndHistory />}
      />
      {account ? (
        <AccountAllowances key={account} account={account} />
      ) : (
        <Card>
          <EmptyState
            icon={Wallet}
            title={t('Connect your wallet to see which contracts can spend your tokens.')}
            action={<ConnectButton />}
          />
        </Card>
      )}
    </Column>
  )
}
