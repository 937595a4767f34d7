import { memo, useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/layout/Row'
import { Ribbon } from '../../../ui/panels/Ribbon'
import type { PoolStatus } from '../../../market/prices/poolValue'
import { ShareGrowth } from '../vault/ShareGrowth'
import type { PoolEntry } from './entries.rules'
import { EntryActions } from './EntryContent'
import { CardBox, Content } from './pool.styles'
import { PoolBadges, PoolFacts } from './PoolFacts'
import { YieldFigure } from './PoolFigures'
import { PoolName } from './PoolName'
import { summaryOf } from './rowSummary.rules'

/** Renders a ribbon on a finished pool and on one that has not started (yield 2). */
function PoolRibbon({ status }: { status: PoolStatus }) {
  const { t } = useTranslation()
  if (status === 'finished') return <Ribbon kind="over">{t('Finished')}</Ribbon>
  return status === 'notStarted' ? <Ribbon kind="info">{t('Soon')}</Ribbon> : null
}

type Props = { entry: PoolEntry; vaultCakeRaw: bigint | null }

/** Renders a pool or the vault as a card, with a Details/Hide toggle at its end (yield 2). */
export const PoolCard = memo(function PoolCard({ entry, vaultCakeRaw }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const summary = summaryOf(entry, vaultCakeRaw)
  return (
    <CardBox aria-labelledby={`${id}name`}>
      <PoolRibbon status={summary.status} />
      <div id={`${id}name`}>
        <PoolName summary={summary} />
      </div>
      <YieldFigure summary={summary} />
      <EntryActions entry={entry} summary={summary} />
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <PoolBadges summary={summary} />
        <Button
          kind="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={`${id}facts`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Hide') : t('Details')}
        </Button>
      </Row>
      <div id={`${id}facts`} hidden={!isOpen}>
        {isOpen && (
          <Content>
            <PoolFacts entry={entry} summary={summary} />
            {entry.kind === 'vault' && <ShareGrowth vault={entry.vault.address} />}
          </Content>
        )}
      </div>
    </CardBox>
  )
})
