import { useState } from 'react'
import { decimalsText, ConfirmOrEnable, valueCentsOf } from '../../earn'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { MANUAL_POOL_ID } from '../data/definitions'
import type { Pool } from '../data/pool'
import { EARNED_DECIMALS, worthText } from '../list/figures'
import { ConfirmDialog } from './ConfirmDialog'
import { enabledOutcome } from './enabledOutcome'
import type { PoolWrites } from './usePoolWrites'
import { Text } from '../../../ui/layout/Text'

type Way = 'compound' | 'harvest'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

/** Dialog for a pool's reward; the manual pool also offers to stake it instead (yield 2.4.2). */
export function CollectDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { definition, earningPrice, stakingPrice, user } = pool
  const canCompound = definition.sousId === MANUAL_POOL_ID
  const [way, setWay] = useState<Way>(canCompound ? 'compound' : 'harvest')
  const { isBusy, compound, harvest } = writes
  const { earningToken, stakingToken, contractAddress } = definition
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
      // Compounding transfers the reward from the account again, so that it needs an allowance.
      renderConfirm={
        way === 'compound'
          ? (confirm) => (
              <ConfirmOrEnable
                request={{
                  ...{ tokenAddress: stakingToken.address, symbol: stakingToken.symbol, spender: contractAddress },
                  ...{
                    amountRaw: pendingRaw,
                    balanceRaw: user?.balanceRaw ?? null,
                    outcome: enabledOutcome(definition),
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
          value={way}
          onPick={setWay}
          disabled={isBusy}
        />
      )}
      <DetailList>
        <DetailRow label={way === 'compound' ? t('Compounding') : t('Harvesting')}>
          {`${shown} ${earningToken.symbol}`}
        </DetailRow>
        {worth !== undefined && <DetailRow label={t('Value')}>{worth}</DetailRow>}
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {way === 'compound'
          ? t('Your earnings are staked in this pool as well.')
          : t('Your earnings go to your wallet.')}
      </Text>
    </ConfirmDialog>
  )
}
