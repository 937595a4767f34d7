import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Text } from '../../../ui/layout/Text'
import { MANUAL_POOL_ID } from '../../../market/prices/poolList'
import { ConfirmDialog, useEnable, valueCentsOf } from '../../earn'
import type { Pool } from '../data/pool'
import { poolValue } from '../list/figures'
import { poolApprovalOutcome } from '../pools.messages'
import { swapStep } from './BuyTokenDialog'
import type { PoolWrites } from './usePoolWrites'

type Action = 'compound' | 'harvest'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

/** Dialog for a pool's reward; the manual pool also offers to stake it instead (yield 2.4.2). */
export function HarvestDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { definition, earningPrice, stakingPrice, user } = pool
  const canCompound = definition.sousId === MANUAL_POOL_ID
  const [action, setAction] = useState<Action>(canCompound ? 'compound' : 'harvest')
  const { isBusy, compound, harvest, intents } = writes
  const { earningToken, stakingToken, contractAddress } = definition
  const pendingRaw = user?.pendingRaw ?? 0n
  const value = poolValue(earningPrice, pendingRaw, locale)
  // Compounding transfers the reward from the account again, so that it needs an allowance.
  const enable = useEnable({
    ...{ tokenAddress: action === 'compound' ? stakingToken.address : null, spender: contractAddress },
    ...{ symbol: stakingToken.symbol, decimals: stakingToken.decimals, amountRaw: pendingRaw },
    ...{ balanceRaw: user?.balanceRaw ?? null, balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw) },
    outcome: poolApprovalOutcome(definition),
  })

  return (
    <ConfirmDialog
      title={action === 'compound' ? t('Compound') : t('Harvest')}
      write={{ key: action, ...(action === 'compound' ? intents.stake(pendingRaw) : intents.harvest) }}
      isDisabled={pendingRaw === 0n}
      isBusy={isBusy}
      onConfirm={() => (action === 'compound' ? compound(pendingRaw) : harvest())}
      onClose={onClose}
      enable={enable}
      next={action === 'compound' ? undefined : swapStep(earningToken, t)}
    >
      {canCompound && (
        <SegmentedControl
          legend={t('What happens to your earnings')}
          legendHidden
          options={[
            { value: 'compound', label: t('Compound') },
            { value: 'harvest', label: t('Harvest') },
          ]}
          value={action}
          onPick={setAction}
          disabled={isBusy}
        />
      )}
      <DetailList>
        <DetailRow label={action === 'compound' ? t('Compounding') : t('Harvesting')}>
          <Figure raw={pendingRaw} decimals={earningToken.decimals} symbol={earningToken.symbol} />
        </DetailRow>
        {value && (
          <DetailRow label={t('Value')}>
            <FullValue {...value} />
          </DetailRow>
        )}
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {action === 'compound'
          ? t('Your earnings are staked in this pool as well.')
          : t('Your earnings go to your wallet.')}
      </Text>
    </ConfirmDialog>
  )
}
