import { useTranslation } from '../../../i18n'
import type { ShortFigure } from '../../../i18n/figures/usd'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { NetworkFee } from './NetworkFee'
import { Simulation } from './Simulation'
import { type SimulatedWrite, useWriteEstimate } from './useWriteEstimate'

/** An amount that a write moves. */
export interface MovedAmount {
  /** In base units; null while unknown. */
  amountRaw: bigint | null
  decimals: number
  symbol: string
  /** The value in US dollars. */
  usd?: ShortFigure | undefined
}

/** A write with the amounts that it moves. */
export interface ReviewedWrite extends SimulatedWrite {
  /** Leaves the account. */
  pays?: MovedAmount
  /** Arrives in the account. */
  receives?: MovedAmount
  /** Arrives in addition, such as the reward that each stake and unstake pays. */
  reward?: MovedAmount
}

function MovedRow({ label, moved }: { label: string; moved: MovedAmount }) {
  const { amountRaw, decimals, symbol, usd } = moved
  return (
    <DetailRow label={label}>
      {amountRaw === null ? '–' : <Figure raw={amountRaw} decimals={decimals} symbol={symbol} />}
      {usd && (
        <span>
          {' '}
          (<FullValue {...usd} />)
        </span>
      )}
    </DetailRow>
  )
}

/**
 * Renders what a write moves, its network fee and whether it passes on a node. Swaps and approvals have reviews of
 * their own.
 */
export function WriteReview({ write }: { write: ReviewedWrite }) {
  const { t } = useTranslation()
  const estimate = useWriteEstimate(write)
  const { pays, receives, reward } = write
  return (
    <Stack $gap={4}>
      <DetailList>
        {pays && <MovedRow label={t('You send')} moved={pays} />}
        {receives && <MovedRow label={t('You receive')} moved={receives} />}
        {reward && <MovedRow label={t('Reward')} moved={reward} />}
        <NetworkFee feeRaw={estimate.status === 'passed' ? estimate.outcome.feeRaw : null} />
      </DetailList>
      <Simulation state={estimate} />
    </Stack>
  )
}
