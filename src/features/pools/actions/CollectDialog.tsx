import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Text } from '../../../ui/layout/Text'
import { ConfirmOrEnable, valueCentsOf } from '../../earn'
import { MANUAL_POOL_ID } from '../data/definitions'
import type { Pool } from '../data/pool'
import { EARNED_DECIMALS, valueText } from '../list/figures'
import { poolApprovalOutcome } from '../pools.messages'
import { ConfirmDialog } from './ConfirmDialog'
import type { PoolWrites } from './usePoolWrites'

type Action = 'compound' | 'harvest'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

/** Dialog for a pool's reward; the manual pool also offers to stake it instead (yield 2.4.2). */
export function CollectDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { definition, earningPrice, stakingPrice, user } = pool
  const canCompound = definition.sousId === MANUAL_POOL_ID
  const [action, setAction] = useState<Action>(canCompound ? 'compound' : 'harvest')
  const { isBusy, compound, harvest } = writes
  const { earningToken, stakingToken, contractAddress } = definition
  const pendingRaw = user?.pendingRaw ?? 0n
  const value = valueText(earningPrice, pendingRaw, locale)
  const shown = decimalsText(pendingRaw, earningToken.decimals, EARNED_DECIMALS, locale)

  return (
    <ConfirmDialog
      title={action === 'compound' ? t('Compound') : t('Harvest')}
      isDisabled={pendingRaw === 0n}
      isBusy={isBusy}
      onConfirm={() => (action === 'compound' ? compound(pendingRaw) : harvest())}
      onClose={onClose}
      // Compounding transfers the reward from the account again, so that it needs an allowance.
      renderConfirm={
        action === 'compound'
          ? (confirm) => (
              <ConfirmOrEnable
                request={{
                  ...{ tokenAddress: stakingToken.address, symbol: stakingToken.symbol, spender: contractAddress },
                  ...{
                    amountRaw: pendingRaw,
                    balanceRaw: user?.balanceRaw ?? null,
                    outcome: poolApprovalOutcome(definition),
                  },
                  balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw),
                }}
                confirm={confirm}
              />
            )
          : undefined
      }
    >
      {canCompound && (
        <SegmentedControl
          legend={t('What becomes of your earnings')}
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
          {`${shown} ${earningToken.symbol}`}
        </DetailRow>
        {value !== undefined && <DetailRow label={t('Value')}>{value}</DetailRow>}
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {action === 'compound'
          ? t('Your earnings are staked in this pool as well.')
          : t('Your earnings go to your wallet.')}
      </Text>
    </ConfirmDialog>
  )
}
