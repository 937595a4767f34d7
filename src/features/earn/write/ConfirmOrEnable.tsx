import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { Text } from '../../../ui/layout/Text'
import { type ApprovalState, type Enabling, stepLabels, type Summary, TWO_STEPS, useEnabling } from '../../transactions'
import { ENABLED } from './earn.messages'
import { reportEarnFailure } from './useEarnWrite'

export interface Enable extends Pick<Enabling, 'step'> {
  state: ApprovalState
  /** True during the wallet request and until the receipt arrives. */
  isBusy: boolean
  run(): void
}

export interface EnableRequest {
  tokenAddress: string
  /** Name of the farm or pool in the final message (yield 8 "Contract Enabled"). */
  symbol: string
  spender: string
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
 * Returns the state of the approval to stake a token, and the function that requests it without limit (yield 2
 * "Enable", 7).
 */
export function useEnable(request: EnableRequest): Enable {
  const {
    tokenAddress,
    symbol,
    spender,
    balanceRaw,
    balanceCents,
    amountRaw = ANY_AMOUNT_RAW,
    outcome = ENABLED,
  } = request
  const { state, step, isRequesting, run } = useEnabling({
    ...{ tokenAddress, symbol, spender, outcome, amountRaw, valueCents: balanceCents },
    ...(balanceRaw !== null && balanceRaw > 0n && { exactRaw: balanceRaw }),
    ...{ reportsRejection: true, report: reportEarnFailure },
  })
  return { state, step, isBusy: isRequesting || state === 'pending', run: () => void run() }
}

interface ConfirmOrEnableProps {
  request: EnableRequest & { amountRaw: bigint | null }
  /** Button that confirms, used once the allowance covers the amount. */
  confirm: ButtonProps
}

/** Confirm button, replaced by an approve button while the allowance is lower than the amount (yield 2). */
export function ConfirmOrEnable({ request, confirm }: ConfirmOrEnableProps) {
  const { t } = useTranslation()
  const { state, step, isBusy, run } = useEnable(request)
  const { symbol } = request
  const stepText = stepLabels(step, symbol)
  const isEnableNeeded = state === 'notApproved' || state === 'pending'
  const enable: ButtonProps = {
    busy: isBusy,
    busyText: stepText ? t(stepText.busy.sentence, stepText.busy.values) : t('Enabling %asset%', { asset: symbol }),
    onClick: run,
    children: stepText ? t(stepText.idle.sentence, stepText.idle.values) : t('Enable %symbol%', { symbol }),
  }
  // Both are the same element, so that the focus is kept.
  return (
    <>
      {isEnableNeeded && (
        <Text $tone="quiet" $size={14}>
          {stepText
            ? t(TWO_STEPS, { symbol })
            : t('%symbol% is not enabled for this amount yet. Enable it first.', { symbol })}
        </Text>
      )}
      <Button kind="primary" size="l" wide {...(isEnableNeeded ? enable : confirm)} />
    </>
  )
}
