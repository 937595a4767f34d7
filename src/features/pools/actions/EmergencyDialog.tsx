import { useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { useAsyncResult } from '../../../ui/useAsyncResult'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ConfirmDialog } from '../../earn'
import type { Pool } from '../data/pool'
import { poolValue } from '../list/figures'
import { swapStep } from './BuyTokenDialog'
import { UnstakeDialog } from './StakeDialogs'
import type { PoolWrites } from './usePoolWrites'

type Props = { pool: Pool; account: Address; writes: PoolWrites; onClose: () => void }

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
  const exit = useAsyncResult(run)
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
            {t('Checking how you can withdraw your stake')}
          </Text>
        </Stack>
      )}
      {exit.status === 'failed' && (
        <Notice kind="bad" title={t('We could not check this')} actions={retry} spoken>
          {t('No node could simulate the withdrawal. Your stake is not affected.')}
        </Notice>
      )}
      {exit.status === 'passed' && (
        <Notice kind="bad" title={t('You cannot withdraw your stake right now')} actions={retry} spoken>
          {t('We simulated the normal and the emergency withdrawal. The pool rejects both.')}
        </Notice>
      )}
    </Dialog>
  )
}

function Emergency({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, withdrawInEmergency, intents } = writes
  const { definition, earningPrice, user } = pool
  const { stakingToken, earningToken } = definition
  const stakedRaw = user?.stakedRaw ?? 0n
  const pendingRaw = user?.pendingRaw ?? null
  const worth = poolValue(earningPrice, pendingRaw, locale)
  return (
    <ConfirmDialog
      title={t('Emergency withdraw')}
      write={{ key: 'emergency', ...intents.emergency }}
      isDisabled={stakedRaw === 0n}
      isBusy={isBusy}
      onConfirm={() => withdrawInEmergency(stakedRaw)}
      onClose={onClose}
      next={swapStep(stakingToken, t)}
    >
      <DetailList>
        <DetailRow label={t('You get back')}>
          <Figure raw={stakedRaw} decimals={stakingToken.decimals} symbol={stakingToken.symbol} />
        </DetailRow>
        <DetailRow label={t('You lose')} tone="warn">
          {pendingRaw === null ? (
            t('Unknown')
          ) : (
            <Figure raw={pendingRaw} decimals={earningToken.decimals} symbol={earningToken.symbol} />
          )}
          {worth && (
            <span>
              {' '}
              <FullValue {...worth} />
            </span>
          )}
        </DetailRow>
      </DetailList>
      <Notice kind="warn" title={t('You withdraw your whole stake')}>
        {t('The normal withdrawal fails in this pool. You lose the %symbol% you have earned.', {
          symbol: earningToken.symbol,
        })}
      </Notice>
    </ConfirmDialog>
  )
}
