import { useState } from 'react'
import { decimalsText } from '../../earn'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import type { Pool } from '../data/pool'
import { EARNED_DECIMALS, worthText } from '../list/figures'
import { Quiet } from '../list/poolLook'
import { ConfirmDialog } from './ConfirmDialog'
import { usePoolWrites } from './usePoolWrites'

type Way = 'compound' | 'harvest'

/** What to do with what the manual pool earned: stake it as well, or fetch it (yield 2 "Modals" 2). */
export function CollectDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const { t, locale } = useTranslation()
  const [way, setWay] = useState<Way>('compound')
  const { isBusy, compound, harvest } = usePoolWrites(pool)
  const { definition, earningPrice, user } = pool
  const { earningToken } = definition
  const pendingRaw = user?.pendingRaw ?? 0n
  const worth = worthText(earningPrice, pendingRaw, locale)
  const shown = decimalsText(pendingRaw, earningToken.decimals, EARNED_DECIMALS, locale)

  return (
    <ConfirmDialog
      title={way === 'compound' ? t('Compound') : t('Harvest')}
      isDisabled={pendingRaw === 0n}
      isBusy={isBusy}
      onConfirm={() => (way === 'compound' ? compound(pendingRaw) : harvest())}
      onClose={onClose}
    >
      <SegmentedControl
        legend={t('What becomes of your earnings')}
        legendHidden
        options={[
          { value: 'compound', label: t('Compound') },
          { value: 'harvest', label: t('Harvest') },
        ]}
        value={way}
        onPick={setWay}
        disabled={isBusy}
      />
      <DetailList>
        <DetailRow label={way === 'compound' ? t('Compounding') : t('Harvesting')}>
          {`${shown} ${earningToken.symbol}`}
        </DetailRow>
        {worth !== undefined && <DetailRow label={t('Value')}>{worth}</DetailRow>}
      </DetailList>
      <Quiet>
        {way === 'compound'
          ? t('Your earnings are staked in this pool as well.')
          : t('Your earnings go to your wallet.')}
      </Quiet>
    </ConfirmDialog>
  )
}
