import { decimalsText } from '../../earn'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import type { Pool } from '../data/pool'
import { STAKED_DECIMALS } from '../list/figures'
import { ConfirmDialog } from './ConfirmDialog'
import type { PoolWrites } from './usePoolWrites'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

/** The only way out of some finished pools: all that is staked, without what it earned (yield 4, constants: EMERGENCY_POOLS). */
export function EmergencyDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, withdrawInEmergency } = writes
  const { stakingToken, earningToken } = pool.definition
  const stakedRaw = pool.user?.stakedRaw ?? 0n

  return (
    <ConfirmDialog
      title={t('Emergency withdraw')}
      isDisabled={stakedRaw === 0n}
      isBusy={isBusy}
      onConfirm={() => withdrawInEmergency(stakedRaw)}
      onClose={onClose}
    >
      <DetailList>
        <DetailRow label={t('You get back')}>
          {`${decimalsText(stakedRaw, stakingToken.decimals, STAKED_DECIMALS, locale)} ${stakingToken.symbol}`}
        </DetailRow>
      </DetailList>
      <Notice kind="warn" title={t('All of your stake is taken out')}>
        {t('This pool no longer pays. What you earned in %symbol% is given up.', { symbol: earningToken.symbol })}
      </Notice>
    </ConfirmDialog>
  )
}
