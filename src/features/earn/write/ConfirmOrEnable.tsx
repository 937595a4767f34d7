import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Text } from '../../../ui/layout/Text'
import { type ApprovalState, type Enabling, stepLabels, type Summary, TWO_STEPS, useEnabling } from '../../transactions'
import { ENABLED } from './earn.messages'
import { reportEarnFailure } from './useEarnWrite'

export const ApproveDialog = lazyDialog(() => import('./ApproveDialog').then((it) => it.ApproveDialog))

export interface Enable extends Pick<Enabling, 'step' | 'review' | 'run'> {
  state: ApprovalState
  /** True during the wallet request and until the receipt arrives. */
  isBusy: boolean
}

export interface EnableRequest {
  /** Null when nothing is spent, or the native coin: no approval is needed. */
  tokenAddress: Address | null
  /** Name of the farm or pool in the final message (yield 8 "Contract enabled"). */
  symbol: string
  decimals: number
  spender: Address
  /**
   * The account's balance of the token, in base units. Approved instead when the token rejects an unlimited approval.
   * Null while unknown.
   */
  balanceRaw: bigint | null
  /** Value of that balance in US cents; null while unknown. */
  balanceCents: bigint | null
  /** Amount that the allowance has to cover; by default any amount, because it is typed later. Null while unknown. */
  amountRaw?: bigint | null
  /** Messages of the outcome, when they differ from the default (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

/**
 * Before an amount is typed, every allowance above 0 counts as enabled. The dialog requests a larger one when needed
 * (yield 2).
 */
const ANY_AMOUNT_RAW = 1n

/**
 * Returns the state of the approval to stake a token, and the function that requests it (yield 2 "Enable", 7).
 */
export function useEnable(request: EnableRequest): Enable {
  const {
    tokenAddress,
    symbol,
    decimals,
    spender,
    balanceRaw,
    balanceCents,
    amountRaw = ANY_AMOUNT_RAW,
    outcome = ENABLED,
  } = request
  const { state, step, isRequesting, review, run } = useEnabling({
    ...{ tokenAddress, symbol, decimals, spender, outcome, amountRaw, valueCents: balanceCents },
    // Before an amount is typed, an exact approval covers the whole balance.
    ...(request.amountRaw === undefined && balanceRaw !== null && balanceRaw > 0n && { exactRaw: balanceRaw }),
    report: reportEarnFailure,
  })
  return { state, step, isBusy: isRequesting || state === 'pending', review, run }
}

interface ConfirmOrEnableProps {
  enable: Enable
  /** Button that confirms, used once the allowance covers the amount. */
  confirm: ButtonProps
}

/** Confirm button, replaced by an approve button while the allowance is lower than the amount (yield 2). */
export function ConfirmOrEnable({ enable, confirm }: ConfirmOrEnableProps) {
  const { t } = useTranslation()
  const { state, step, isBusy, review, run } = enable
  const { symbol } = review
  const stepText = stepLabels(step, symbol)
  const isEnableNeeded = state === 'notApproved' || state === 'pending'
  const approve: ButtonProps = {
    busy: isBusy,
    busyText: stepText ? t(stepText.busy.sentence, stepText.busy.values) : t('Approving %symbol%', { symbol }),
    onClick: () => void run(),
    children: stepText ? t(stepText.idle.sentence, stepText.idle.values) : t('Approve %symbol%', { symbol }),
  }
  // Both are the same element, which therefore keeps the focus.
  return (
    <>
      {isEnableNeeded && (
        <Text $tone="quiet" $size={14}>
          {stepText
            ? t(TWO_STEPS, { symbol })
            : t('%symbol% is not approved for this amount yet. Approve it first.', { symbol })}
        </Text>
      )}
      <Button kind="primary" size="l" wide {...(isEnableNeeded ? approve : confirm)} />
    </>
  )
}
