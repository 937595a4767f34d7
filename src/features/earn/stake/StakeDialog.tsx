import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { formatAmountExact, parseAmount } from '../../../core/amount'
import { routerAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import type { ShortFigure } from '../../../i18n/figures/usd'
import { AmountField } from '../../../ui/amount/AmountField'
import { PairBadge, type PicturedToken } from '../../../ui/content/PairBadge'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Figure } from '../../../ui/figures/Figure'
import { Slider } from '../../../ui/form/Slider'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import type { NextStep, ReviewedWrite } from '../../transactions'
import { ConfirmDialog } from '../write/ConfirmDialog'
import { type EnableRequest, useEnable } from '../write/ConfirmOrEnable'
import { StakeReview } from '../write/StakeReview'
import { checkStake, percentOf, shareText, type StakeTerms } from './stake.rules'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

const ErrorText = styled.p`
  margin-block-start: var(--space-8);
  color: var(--bad);
  font-size: var(--type-14);
`

const Token = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  flex: 0 1 auto;
  max-inline-size: 55%;
  min-block-size: 40px;
  font-size: var(--type-14);
  font-weight: 650;
  line-height: var(--leading-display);
  overflow-wrap: anywhere;
`

/** Error of the amount, also announced to screen readers. */
function AmountError({ id, text }: { id: string; text: string }) {
  useAnnouncement(text)
  return <ErrorText id={id}>{text}</ErrorText>
}

export interface StakeDialogProps extends StakeTerms {
  title: string
  symbol: string
  /** Identifies the token's image. */
  tokenAddress: Address
  /** The two tokens of an LP token, whose images are shown. */
  pair?: readonly [PicturedToken, PicturedToken]
  /** Label of `availableRaw`: the balance, or the staked amount. */
  availableLabel: string
  /** Formats the value of an amount in dollars. */
  usdOf?: (amountRaw: bigint) => ShortFigure | undefined
  /** Further information before signing: a fee, a link to get the token. */
  children?: ReactNode
  /** Returns a note about an amount; null for none. */
  noteText?: (amountRaw: bigint) => string | null
  /** Replaces the texts about the limit, where it is not that of a pool. */
  limitTexts?: { note: string; fault: string }
  /** Preset shares in percent; those of the slider by default. */
  stops?: readonly number[]
  /** Nothing can be sent for now, whatever the amount; the children say why. */
  isBlocked?: boolean
  /** Renders the result of an amount, which is 0 while none is entered. */
  renderDetails?: (amountRaw: bigint) => ReactNode
  /** Spender that needs an allowance for the amount; absent when nothing is spent, or the native coin. */
  enabling?: Pick<EnableRequest, 'spender' | 'balanceCents' | 'outcome'> | undefined
  /** Returns the write of an amount, to be reviewed before it is confirmed; null while it is unknown. */
  reviewOf?: (amountRaw: bigint) => ReviewedWrite | null
  isBusy: boolean
  /** Sends the write and returns its hash; null when nothing was sent. */
  onConfirm: (amountRaw: bigint) => Promise<string | null>
  /** What the user can do next, once the write has succeeded. */
  next?: NextStep | undefined
  onClose: () => void
}

/**
 * Dialog for the amount to stake or unstake. The amount is typed, set with the slider or picked as a share (yield 2
 * "Modals", 5).
 */
export function StakeDialog(props: StakeDialogProps) {
  const {
    title,
    symbol,
    tokenAddress,
    pair,
    availableLabel,
    usdOf,
    children,
    noteText,
    limitTexts,
    stops,
    isBlocked = false,
    renderDetails,
    enabling,
    reviewOf,
    isBusy,
    onConfirm,
    onClose,
    next,
    ...terms
  } = props
  const { availableRaw, decimals, limitRaw = 0n } = terms
  const { t } = useTranslation()
  const id = useId()
  // A chosen share follows the available amount; a typed amount stays unchanged.
  const [entered, setEntered] = useState<string | { percent: number }>('')
  const text = typeof entered === 'string' ? entered : shareText(terms, entered.percent)
  const { amountRaw, fault } = checkStake(terms, text)
  const limit = formatAmountExact(limitRaw, decimals)

  const faultText =
    availableRaw === null
      ? t('Your balance could not be loaded')
      : fault === 'aboveLimit'
        ? (limitTexts?.fault ?? t('Maximum total stake: %amount% %token%', { amount: limit, token: symbol }))
        : fault === 'aboveAvailable'
          ? t('Insufficient %symbol% balance', { symbol })
          : text !== '' && parseAmount(text, decimals) === null
            ? t('At most %count% decimals', { count: decimals })
            : null

  const enable = useEnable({
    // Without a token to approve, the spender has no effect.
    ...(enabling ?? { balanceCents: null, spender: routerAddress }),
    tokenAddress: enabling ? tokenAddress : null,
    ...{ symbol, decimals, balanceRaw: availableRaw, amountRaw: fault || isBlocked ? null : amountRaw },
  })
  const write = amountRaw === null || fault !== null ? null : (reviewOf?.(amountRaw) ?? null)
  const note = amountRaw === null || amountRaw === 0n ? null : (noteText?.(amountRaw) ?? null)

  return (
    <ConfirmDialog
      {...{ title, isBusy, onClose, next, enable }}
      size="m"
      isDisabled={fault !== null || isBlocked}
      onConfirm={async () => (amountRaw === null || fault !== null || isBlocked ? null : onConfirm(amountRaw))}
    >
      <Stack $gap={16}>
        {limitRaw > 0n && (
          <Text $tone="quiet" $size={14}>
            {limitTexts?.note ?? t('Max stake for this pool: %amount% %token%', { amount: limit, token: symbol })}
          </Text>
        )}
        <div>
          <AmountField
            id={id}
            label={title}
            value={text}
            onType={setEntered}
            invalid={faultText !== null}
            describedBy={faultText === null ? undefined : `${id}fault`}
            usd={amountRaw === null ? undefined : usdOf?.(amountRaw)}
            tokenSlot={
              <Token>
                {pair ? <PairBadge tokens={pair} /> : <TokenBadge symbol={symbol} address={tokenAddress} size={24} />}
                <bdi>{symbol}</bdi>
              </Token>
            }
            balanceSlot={
              <Text $tone="quiet" $size={14}>
                {availableLabel}:{' '}
                {availableRaw === null ? <bdi>–</bdi> : <Figure raw={availableRaw} decimals={decimals} />}
              </Text>
            }
          />
          {faultText !== null && <AmountError id={`${id}fault`} text={faultText} />}
        </div>
        <Slider
          label={t('Share')}
          percent={percentOf(terms, amountRaw)}
          onSlide={(percent) => setEntered({ percent })}
          {...(stops && { stops })}
        />
        {children}
        {renderDetails?.(amountRaw !== null && fault === null ? amountRaw : 0n)}
        {note !== null && (
          <Text $tone="quiet" $size={14}>
            {note}
          </Text>
        )}
        {amountRaw !== null && fault === null && <StakeReview enable={enable} write={write} />}
      </Stack>
    </ConfirmDialog>
  )
}
