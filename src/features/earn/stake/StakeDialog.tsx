import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { formatAmountExact, formatSignificant, parseAmount } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { AmountField } from '../../../ui/amount/AmountField'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useIsShown } from '../../../ui/dialog/useIsShown'
import { Slider } from '../../../ui/form/Slider'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { NodeConfirmation } from '../../transactions'
import type { EnableRequest } from '../write/ConfirmOrEnable'
import { ConfirmOrEnable } from '../write/ConfirmOrEnable'
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

const BALANCE_DIGITS = 6

/** Error of the amount, also announced to screen readers. */
function AmountError({ id, text }: { id: string; text: string }) {
  useAnnouncement(text)
  return <ErrorText id={id}>{text}</ErrorText>
}

export interface StakeDialogProps extends StakeTerms {
  title: string
  symbol: string
  /** Identifies the token's image. */
  tokenAddress: string
  /** Label of `availableRaw`: the balance, or the staked amount. */
  availableLabel: string
  /** Formats the value of an amount in dollars. */
  usdText?: (amountRaw: bigint) => string | undefined
  /** Further information before signing: a fee, a link to get the token. */
  children?: ReactNode
  /** Returns a note about an amount; null for none. */
  noteText?: (amountRaw: bigint) => string | null
  /** Spender that needs an allowance for the amount; absent when nothing is spent, or the native coin. */
  enabling?: Pick<EnableRequest, 'spender' | 'balanceCents' | 'outcome'> | undefined
  isBusy: boolean
  /** Returns whether the transaction was sent: the dialog then closes. */
  onConfirm: (amountRaw: bigint) => Promise<boolean>
  onClose: () => void
}

/** Dialog for the amount to stake or unstake. The amount is typed, set with the slider or picked as a share (yield 2 "Modals", 5). */
export function StakeDialog(props: StakeDialogProps) {
  const {
    title,
    symbol,
    tokenAddress,
    availableLabel,
    usdText,
    children,
    noteText,
    enabling,
    isBusy,
    onConfirm,
    onClose,
    ...terms
  } = props
  const { availableRaw, decimals, limitRaw = 0n } = terms
  const { t } = useTranslation()
  const id = useId()
  const isShown = useIsShown()
  // A chosen share follows the available amount; a typed amount stays unchanged.
  const [entered, setEntered] = useState<string | { percent: number }>('')
  const text = typeof entered === 'string' ? entered : shareText(terms, entered.percent)
  const { amountRaw, fault } = checkStake(terms, text)
  const limit = formatAmountExact(limitRaw, decimals)

  const faultText =
    availableRaw === null
      ? t('Your balance could not be read')
      : fault === 'aboveLimit'
        ? t('Maximum total stake: %amount% %token%', { amount: limit, token: symbol })
        : fault === 'aboveAvailable'
          ? t('Insufficient %symbol% balance', { symbol })
          : text !== '' && parseAmount(text, decimals) === null
            ? t('At most %count% decimals', { count: decimals })
            : null

  const note = amountRaw === null || amountRaw === 0n ? null : (noteText?.(amountRaw) ?? null)

  async function confirm(): Promise<void> {
    if (amountRaw === null || fault !== null) return
    const isSent = await onConfirm(amountRaw)
    if (isSent && isShown()) onClose()
  }

  const confirmButton: ButtonProps = {
    disabled: fault !== null,
    busy: isBusy,
    busyText: t('Confirming'),
    onClick: () => void confirm(),
    children: t('Confirm'),
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        enabling ? (
          <ConfirmOrEnable
            request={{
              ...enabling,
              tokenAddress,
              symbol,
              balanceRaw: availableRaw,
              amountRaw: fault ? null : amountRaw,
            }}
            confirm={confirmButton}
          />
        ) : (
          <Button kind="primary" size="l" wide {...confirmButton} />
        )
      }
    >
      <Stack $gap={16}>
        {limitRaw > 0n && (
          <Text $tone="quiet" $size={14}>
            {t('Max stake for this pool: %amount% %token%', { amount: limit, token: symbol })}
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
            usdText={amountRaw === null ? undefined : usdText?.(amountRaw)}
            tokenSlot={
              <Token>
                <TokenBadge symbol={symbol} address={tokenAddress} size={24} />
                <bdi>{symbol}</bdi>
              </Token>
            }
            balanceSlot={
              <Text $tone="quiet" $size={14}>
                {availableLabel}:{' '}
                <bdi>{availableRaw === null ? '–' : formatSignificant(availableRaw, decimals, BALANCE_DIGITS)}</bdi>
              </Text>
            }
          />
          {faultText !== null && <AmountError id={`${id}fault`} text={faultText} />}
        </div>
        <Slider
          label={t('Share')}
          percent={percentOf(terms, amountRaw)}
          onSlide={(percent) => setEntered({ percent })}
        />
        {children}
        {note !== null && (
          <Text $tone="quiet" $size={14}>
            {note}
          </Text>
        )}
        <NodeConfirmation />
      </Stack>
    </Dialog>
  )
}
