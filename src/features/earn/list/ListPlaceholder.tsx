import { CloudOff, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import type { ListState } from './listStatus.rules'
import { RetryReads } from './ReadFailure'
import { Stack } from '../../../ui/layout/Stack'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

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
      <Stack $gap={8} aria-busy aria-label={t('Loading')} role="group">
        {ROWS.map((row) => (
          <Skeleton key={row} height="84px" />
        ))}
      </Stack>
    )
  }
  return (
    <Card>
      {state === 'failed' && (
        <EmptyState icon={CloudOff} title={failedTitle} action={<RetryReads />}>
          {t('Your stakes are not affected.')}
        </EmptyState>
      )}
      {state === 'noAccount' && (
        <EmptyState icon={Wallet} title={t('Connect your wallet to see your stakes.')} action={connect} />
      )}
      {state === 'empty' && children}
    </Card>
  )
}
