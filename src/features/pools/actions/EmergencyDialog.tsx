import { decimalsText } from '../../earn'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { Pool } from '../data/pool'
import { STAKED_DECIMALS } from '../list/figures'
import { Stack } from '../list/poolLook'
import { usePoolWrites } from './usePoolWrites'

/** The only way out of some finished pools: all that is staked, without what it earned (yield 4, constants: EMERGENCY_POOLS). */
export function EmergencyDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const { t, locale } = useTranslation()
  const { isBusy, withdrawInEmergency } = usePoolWrites(pool)
  const { stakingToken, earningToken } = pool.definition
  const stakedRaw = pool.user?.stakedRaw ?? 0n

  async function confirm(): Promise<void> {
    if (await withdrawInEmergency(stakedRaw)) onClose()
  }

  return (
    <Dialog
      size="s"
      title={t('Emergency withdraw')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={stakedRaw === 0n}
          busy={isBusy}
          busyText={t('Confirming')}
          onClick={() => void confirm()}
        >
          {t('Confirm')}
        </Button>
      }
    >
      <Stack>
        <DetailList>
          <DetailRow label={t('You get back')}>
            {`${decimalsText(stakedRaw, stakingToken.decimals, STAKED_DECIMALS, locale)} ${stakingToken.symbol}`}
          </DetailRow>
        </DetailList>
        <Notice kind="warn" title={t('All of your stake is taken out')}>
          {t('This pool no longer pays. What you earned in %symbol% is given up.', { symbol: earningToken.symbol })}
        </Notice>
      </Stack>
    </Dialog>
  )
}
