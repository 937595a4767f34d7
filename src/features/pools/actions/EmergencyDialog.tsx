import { useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { Pool } from '../data/pool'
import { EARNED_DECIMALS, STAKED_DECIMALS, valueText } from '../list/figures'
import { ConfirmDialog } from './ConfirmDialog'
import { UnstakeDialog } from './StakeDialogs'
import type { PoolWrites } from './usePoolWrites'

type Props = { pool: Pool; account: string; writes: PoolWrites; onClose: () => void }

/**
 * Dialog that unstakes from a finished pool with the emergency flag (yield 4, constants: EMERGENCY_POOLS). It offers
 * the normal withdrawal when its rehearsal passes. Otherwise it offers the emergency withdrawal and names what that
 * gives up.
 */
export function EmergencyDialog(props: Props) {
  const { pool, account, writes, onClose } = props
  const { t } = useTranslation()
  const { definition, user } = pool
  const rehearsalOf = (stakedRaw: bigint) => async () =>
    (await import('./exit.chain')).readExit(nodes, definition, account, stakedRaw)
  // A new function triggers a new rehearsal. A retry sets one; a changed stake does not.
  const [run, setRun] = useState(() => rehearsalOf(user?.stakedRaw ?? 0n))
  const exit = useRehearsal(run)
  if (exit.status === 'passed' && exit.outcome === 'normal') return <UnstakeDialog {...{ pool, writes, onClose }} />
  if (exit.status === 'passed' && exit.outcome === 'emergency') return <Emergency {...props} />
  const retry = (
    <Button size="s" onClick={() => setRun(() => rehearsalOf(user?.stakedRaw ?? 0n))}>
      {t('Try again')}
    </Button>
  )
  return (
    <Dialog size="s" title={t('Unstake %symbol%', { symbol: definition.stakingToken.symbol })} onClose={onClose}>
      {exit.status === 'running' && (
        <Stack aria-busy>
          <Spinner size={24} />
          <Text $tone="quiet" $size={14}>
            {t('Checking how your stake can be taken out')}
          </Text>
        </Stack>
      )}
      {exit.status === 'failed' && (
        <Notice kind="bad" title={t('This could not be checked')} actions={retry} spoken>
          {t('No node could try it out. Your stake is on the chain and stays yours.')}
        </Notice>
      )}
      {exit.status === 'passed' && (
        <Notice kind="bad" title={t('Your stake cannot be taken out at the moment')} actions={retry} spoken>
          {t('Both the normal and the emergency withdrawal were tried out, and the pool refuses both.')}
        </Notice>
      )}
    </Dialog>
  )
}

function Emergency({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, withdrawInEmergency } = writes
  const { definition, earningPrice, user } = pool
  const { stakingToken, earningToken } = definition
  const stakedRaw = user?.stakedRaw ?? 0n
  const pendingRaw = user?.pendingRaw ?? null
  const worth = valueText(earningPrice, pendingRaw, locale)
  const lost =
    pendingRaw === null
      ? t('Unknown')
      : `${decimalsText(pendingRaw, earningToken.decimals, EARNED_DECIMALS, locale)} ${earningToken.symbol}`
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
        <DetailRow label={t('You give up')} tone="warn">
          {worth === undefined ? lost : `${lost} ${worth}`}
        </DetailRow>
      </DetailList>
      <Notice kind="warn" title={t('All of your stake is taken out')}>
        {t('The normal withdrawal fails in this pool. What you earned in %symbol% is given up.', {
          symbol: earningToken.symbol,
        })}
      </Notice>
    </ConfirmDialog>
  )
}
