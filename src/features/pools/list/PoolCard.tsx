import { memo, useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { ShareGrowth } from '../vault/ShareGrowth'
import { EntryActions } from './EntryActions'
import type { PoolEntry } from './entries.rules'
import { faceOf } from './face.rules'
import { YieldFigure } from './Figures'
import { PoolFacts } from './PoolFacts'
import { PoolMarks } from './PoolMarks'
import { PoolName } from './PoolName'
import { CardBox, Content } from './pool.styles'
import { PoolRibbon } from './PoolRibbon'
import { Row } from '../../../ui/layout/Row'

type Props = { entry: PoolEntry; vaultCakeRaw: bigint | null }

/** Renders a pool or the vault as a card, with a Details/Hide toggle at its end (yield 2). */
export const PoolCard = memo(function PoolCard({ entry, vaultCakeRaw }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const face = faceOf(entry, vaultCakeRaw)
  return (
    <CardBox aria-labelledby={`${id}name`}>
      <PoolRibbon status={face.status} />
      <div id={`${id}name`}>
        <PoolName face={face} />
      </div>
      <YieldFigure face={face} />
      <EntryActions entry={entry} face={face} />
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <PoolMarks face={face} />
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
            <PoolFacts entry={entry} face={face} />
            {entry.kind === 'vault' && <ShareGrowth vault={entry.vault.address} />}
          </Content>
        )}
      </div>
    </CardBox>
  )
})
