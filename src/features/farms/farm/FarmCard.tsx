import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { FullValue } from '../../../ui/figures/FullValue'
import { useDelayedUnmount } from '../../earn'
import { FarmActions } from './FarmActions'
import { FarmDetails } from './FarmDetails'
import { FarmName, farmName } from './FarmName'
import { isSameFarm, type FarmProps } from './FarmRow'
import { RoiButton } from './RoiButton'
import { UNKNOWN, useFormattedFarm } from './useFormattedFarm'
import { Stack } from '../../../ui/layout/Stack'

/** Renders a farm as a card, with its actions visible (yield 2). */
export const FarmCard = memo(function FarmCard({ view, list, cakePrice }: FarmProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isMounted = useDelayedUnmount(isOpen)
  const formatted = useFormattedFarm(view, list)
  const isLoading = view.status === 'loading'
  const figure = (text: ReactNode) => (isLoading ? <Skeleton width="64px" /> : text)
  return (
    <Card role="article" aria-label={farmName(view)} aria-busy={isLoading || undefined}>
      <Stack $gap={16}>
        <FarmName view={view} />
        <DetailList>
          <DetailRow label={t('APR')}>
            {figure(formatted.apr)}
            {list === 'live' && <RoiButton view={view} cakePrice={cakePrice} />}
          </DetailRow>
          <DetailRow label={t('Liquidity')}>
            {figure(formatted.liquidity ? <FullValue {...formatted.liquidity} inRow /> : UNKNOWN)}
          </DetailRow>
          <DetailRow label={t('Multiplier')}>{figure(formatted.multiplier)}</DetailRow>
        </DetailList>
        <FarmActions view={view} cakePrice={cakePrice} />
        <Button
          kind="quiet"
          size="s"
          wide
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'Hide %farm%' : 'Details of %farm%', { farm: farmName(view) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Hide') : t('Details')}
        </Button>
        {isMounted && <FarmDetails view={view} list={list} />}
      </Stack>
    </Card>
  )
}, isSameFarm)
