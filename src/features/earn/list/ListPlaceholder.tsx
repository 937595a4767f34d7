import { CloudOff, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import type { ListState } from './listState.rules'
import { RetryReads } from './OldFigures'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Rows = styled.div`
  display: grid;
  gap: var(--space-8);
`

interface Props {
  state: Exclude<ListState, 'listed'>
  /** Title of the failure state. */
  failedTitle: string
  /** Button that connects a wallet. */
  connect: ReactNode
  /** Content of an empty list. */
  children: ReactNode
}

/** Renders the placeholder of a list: skeleton rows, a failure with a retry, a connect button, or the empty state. */
export function ListPlaceholder({ state, failedTitle, connect, children }: Props) {
  const { t } = useTranslation()
  if (state === 'loading') {
    return (
      <Rows aria-busy aria-label={t('Loading')} role="group">
        {ROWS.map((row) => (
          <Skeleton key={row} height="84px" />
        ))}
      </Rows>
    )
  }
  return (
    <Card>
      {state === 'failed' && (
        <EmptyState icon={CloudOff} title={failedTitle} action={<RetryReads />}>
          {t('What you have staked is on the chain and stays yours.')}
        </EmptyState>
      )}
      {state === 'noAccount' && (
        <EmptyState icon={Wallet} title={t('Connect your wallet to see what you have staked.')} action={connect} />
      )}
      {state === 'empty' && children}
    </Card>
  )
}
