import { memo } from 'react'
import { shallowEqual } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { readFee } from '../../../chain/send/estimateWrite'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ApprovalAmountChoice, selectApprovesExactly } from '../../user'
import type { ApprovalStep } from '../useApproval'
import { NetworkFee } from './NetworkFee'
import { SpenderRow, useSpenderName } from './SpenderRow'
import { useEstimate } from './useWriteEstimate'

/** An approval to review before it is requested. */
export interface ReviewedApproval {
  /** Null for the native coin, which needs no approval. */
  tokenAddress: Address | null
  symbol: string
  decimals: number
  spender: Address
  /** The amount of an exact approval, in base units; null while unknown. */
  exactRaw: bigint | null
  /** The current step of an approval that takes two; null when one is enough. */
  step: ApprovalStep | null
}

interface Props {
  approval: ReviewedApproval
  isDisabled: boolean
}

/** Returns what the approval allows and costs; null while unknown. */
function useApprovalEstimate({ tokenAddress, spender, exactRaw, step }: ReviewedApproval, isExact: boolean) {
  const isReset = step === 'reset'
  // An unlimited approval stays the same while an amount is typed.
  const amountKey = isReset ? 'reset' : isExact ? exactRaw : 'unlimited'
  const estimate = useEstimate(`${tokenAddress} ${spender} ${amountKey}`, async (account) => {
    if (tokenAddress === null) return { feeRaw: null }
    const { estimateApproval, revokeIntent } = await import('../approval.chain')
    if (isReset) return { feeRaw: await readFee(nodes, revokeIntent(tokenAddress, spender), account) }
    if (exactRaw === null) return { feeRaw: null }
    return estimateApproval(nodes, account, { tokenAddress, spender, amountRaw: exactRaw, isExact })
  })
  return estimate.status === 'passed' ? estimate.outcome : null
}

/**
 * Renders who may spend a token, how much of it, what moves now and the network fee. The amount is chosen here, and
 * stored as a setting (trading 4.1.7).
 */
export const ApprovalReview = memo(
  function ApprovalReview({ approval, isDisabled }: Props) {
    const { t } = useTranslation()
    const { symbol, decimals, spender, exactRaw, step } = approval
    const isExactChosen = useAppSelector(selectApprovesExactly)
    const name = useSpenderName(spender)
    const estimate = useApprovalEstimate(approval, isExactChosen)
    const isRefused = !isExactChosen && estimate !== null && 'isUnlimited' in estimate && !estimate.isUnlimited
    const isExact = isExactChosen || isRefused
    const values = { spender: name, symbol }
    return (
      <Stack $gap={8}>
        {step !== 'reset' && (
          <>
            <ApprovalAmountChoice disabled={isDisabled} />
            <Text $tone="quiet" $size={14}>
              {isRefused
                ? t('%symbol% accepts no unlimited approval, so only this amount is approved.', values)
                : isExact
                  ? t('%spender% can spend this amount only. You approve again when you need more.', values)
                  : t(
                      '%spender% can spend any amount of your %symbol% until you revoke it. You approve only once.',
                      values,
                    )}
            </Text>
          </>
        )}
        <DetailList>
          <SpenderRow spender={spender} />
          {step !== 'reset' && (
            <DetailRow label={t('You approve')}>
              {!isExact ? (
                `${t('Unlimited')} ${symbol}`
              ) : exactRaw === null ? (
                '–'
              ) : (
                <Figure raw={exactRaw} decimals={decimals} symbol={symbol} />
              )}
            </DetailRow>
          )}
          <DetailRow label={t('You send')}>{t('Nothing now')}</DetailRow>
          <NetworkFee feeRaw={estimate?.feeRaw ?? null} />
        </DetailList>
      </Stack>
    )
  },
  (before, next) => before.isDisabled === next.isDisabled && shallowEqual(before.approval, next.approval),
)
