import { ArrowDownUp } from 'lucide-react'
import { memo, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { IconButton } from '../../ui/controls/IconButton'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Stack } from '../../ui/layout/Stack'
import { useSettled } from '../../ui/useSettled'
import { CurrencyField, isUnsupported, type ListedToken, MissingToken } from '../lists'
import { GetMore, ImpactAdvice, PriceLine, TradeDetails } from '../trade'
import { DEFAULT_SLIPPAGE_BPS, selectIsExpert, selectSlippageBps } from '../user'
import { TokenNotices } from './notices/TokenNotices'
import { checkRecipient } from './recipient/recipient.rules'
import { useRecipient } from './recipient/useRecipient'
import { currencyChosen, type Field, presetsRead, selectInputId, selectOutputId, sidesSwitched } from './swap.slice'
import { SwapAction } from './SwapAction'
import { type EnteredSwap, fieldId, type Side, useOptimisticTyping, useQuotedForm, useSwapForm } from './useSwapForm'
import { useQuoteAnnouncement } from './useQuoteAnnouncement'

interface SwapSideProps {
  field: Field
  side: Side
  otherId: string | null
  isStale: boolean
  isInvalid: boolean
  onType: (field: Field, typedValue: string) => void
}

/** Renders one side of the swap: its currency, its amount, and on the From side the spendable balance (trading 2.3). */
const SwapSide = memo(function SwapSide(props: SwapSideProps) {
  const { field, side, otherId, isStale, isInvalid, onType } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { account } = useWallet()
  const isInput = field === 'input'
  const type = useCallback((typedValue: string) => onType(field, typedValue), [field, onType])
  const pick = useCallback((currencyId: string) => dispatch(currencyChosen({ field, currencyId })), [dispatch, field])
  const decline = useCallback(() => {
    // The URL may not name the token: it can be a custom token that was removed while it was selected.
    dispatch(presetsRead({}))
    void navigate('/swap')
  }, [dispatch, navigate])
  const balanceMode = isInput ? 'spendable' : 'shown'
  const estimated = isInput ? t('From (estimated)') : t('To (estimated)')
  const name = isInput ? t('From') : t('To')
  return (
    <CurrencyField
      id={fieldId(field)}
      name={name}
      label={side.isEstimated ? estimated : name}
      side={side}
      otherId={otherId}
      balance={account === null ? 'hidden' : balanceMode}
      isStale={isStale}
      isInvalid={isInvalid}
      onType={type}
      onPick={pick}
      onDecline={decline}
    />
  )
})

/** Few swaps need these parts, so each loads when it is first rendered. */
const SlippageRow = lazyDialog(() => import('./SlippageRow').then((it) => it.SlippageRow))
const RecipientPanel = lazyDialog(() => import('./recipient/RecipientPanel').then((it) => it.RecipientPanel))
const UnsupportedPanel = lazyDialog(() => import('./notices/UnsupportedPanel').then((it) => it.UnsupportedPanel))

/** Renders the slippage tolerance in effect unless it is the default one. */
const SlippageInEffect = memo(function SlippageInEffect() {
  const slippageBps = useAppSelector(selectSlippageBps)
  return slippageBps === DEFAULT_SLIPPAGE_BPS ? null : <SlippageRow slippageBps={slippageBps} />
})

const QuotedDetails = memo(function QuotedDetails({ entered }: { entered: EnteredSwap }) {
  const { quote } = useQuotedForm(entered)
  return quote && <TradeDetails quote={quote} measuresTax />
})

/** Does not read the slippage tolerance, so that a change of it renders only the parts that show it. */
const SettledDetails = memo(function SettledDetails({ entered }: { entered: EnteredSwap }) {
  const isExpert = useAppSelector(selectIsExpert)
  const inputId = useAppSelector(selectInputId)
  const outputId = useAppSelector(selectOutputId)
  const { sides, wrap, found, independentField } = entered
  const [input, output] = [sides.input.token, sides.output.token]
  const exchanged = useMemo(
    () => found && input && output && { input, output, inputRaw: found.inputRaw, outputRaw: found.outputRaw },
    [found, input, output],
  )
  const resolvedRecipient = useRecipient(wrap !== null)
  const recipient = useMemo(() => checkRecipient(resolvedRecipient, found), [resolvedRecipient, found])
  const unsupported = [input, output].filter((token): token is ListedToken => token !== null && isUnsupported(token.id))
  useQuoteAnnouncement(exchanged, independentField === 'input')
  return (
    <>
      {isExpert && !wrap && <RecipientPanel recipient={recipient} input={input} output={output} />}
      {exchanged && <PriceLine quote={exchanged} />}
      {!wrap && <SlippageInEffect />}
      <MissingToken id={inputId} />
      <MissingToken id={outputId} />
      <SwapAction entered={entered} recipient={recipient} />
      {unsupported.length > 0 && <UnsupportedPanel tokens={unsupported} />}
      <QuotedDetails entered={entered} />
      <TokenNotices input={input} output={output} />
    </>
  )
})

/**
 * Renders the price, the button and the details of the entered swap (trading 2.3). A key press shows its amounts in the
 * next frame; this content follows right after, so that it does not delay them.
 */
function SwapDetails({ entered }: { entered: EnteredSwap }) {
  return <SettledDetails entered={useSettled(entered)} />
}

/** Preloads the parts that describe a quote; the form calls this on focus, before the first quote. */
function preloadDetails(): void {
  PriceLine.preload()
  TradeDetails.preload()
  GetMore.preload()
  ImpactAdvice.preload()
}

const Arrow = styled.div`
  display: grid;
  justify-items: center;
  margin-block: calc(-1 * var(--space-8));
`

const SwitchButton = memo(function SwitchButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Arrow>
      <IconButton icon={ArrowDownUp} outlined label={t('Switch tokens')} onClick={() => dispatch(sidesSwitched())} />
    </Arrow>
  )
})

/** Renders both sides of a swap, and below them its price, details and main button (trading 2.3). */
export function SwapForm() {
  const { entered: form, estimateFor } = useSwapForm()
  const type = useOptimisticTyping(estimateFor)
  const { input, output } = form.sides
  const isShort = input.amountRaw !== null && input.balanceRaw !== undefined && input.balanceRaw < input.amountRaw
  return (
    <Stack onFocus={preloadDetails}>
      <SwapSide
        field="input"
        side={input}
        onType={type}
        otherId={output.token?.id ?? null}
        isStale={form.isQuoteLoading && input.isEstimated}
        isInvalid={isShort}
      />
      <SwitchButton />
      <SwapSide
        field="output"
        side={output}
        onType={type}
        otherId={input.token?.id ?? null}
        isStale={form.isQuoteLoading && output.isEstimated}
        isInvalid={false}
      />
      <SwapDetails entered={form} />
    </Stack>
  )
}
