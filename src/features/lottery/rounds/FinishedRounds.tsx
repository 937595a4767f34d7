import { useState } from 'react'
import { History } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useCurrentRound } from '../data/useLottery'
import type { OpenDialog } from '../playDialogs'
import { AllHistory } from './AllHistory'
import { OwnHistory } from './OwnHistory'

/** Renders the finished rounds: all of them, or those with tickets of the account. */
export function FinishedRounds({ onOpen }: { onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<'all' | 'own'>('all')
  const { isLoading, lotteryId, status } = useCurrentRound()
  const newest = status === 'claimable' ? lotteryId : lotteryId - 1
  return (
    <section aria-label={t('Finished rounds')} aria-busy={isLoading || undefined}>
      <Card inset="l">
        <Stack $gap={16}>
          <Text as="h2" $size={20}>
            {t('Finished rounds')}
          </Text>
          <SegmentedControl
            legend={t('Rounds shown')}
            legendHidden
            value={shown}
            onPick={setShown}
            options={[
              { value: 'all', label: t('All history') },
              { value: 'own', label: t('Your history') },
            ]}
          />
          {shown === 'own' && <OwnHistory onOpen={onOpen} />}
          {shown === 'all' && !isLoading && newest < 1 && (
            <EmptyState icon={History} title={t('No round has been drawn yet')} />
          )}
          {shown === 'all' && (isLoading || newest >= 1) && (
            <AllHistory newest={isLoading ? null : newest} onOpen={onOpen} />
          )}
        </Stack>
      </Card>
    </section>
  )
}
