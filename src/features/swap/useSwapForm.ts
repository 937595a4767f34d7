import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useBalances } from '../../chain/multicall/useBalances'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatForField, parseAmount } from '../../core/amount'
import { NATIVE_ID } from '../../core/currencyId'
import { useTranslation } from '../../i18n'
import { changeText } from '../../i18n/figures/percent'
import { impactTier, impactTone } from '../../market/impactTier'
import { wrappedNative } from '../../market/token'
import { usdValueRaw } from '../../market/usdPrice'
import type { FoundTrade } from '../../market/trade'
import { useTradeFinder } from '../../market/useBestTrade'
import { useUsdPrice } from '../../market/useUsdPrice'
import type { AppState } from '../../state/appState'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/storeHooks'
import { afterPaint } from '../../ui/afterPaint'
import { showOptimisticInput } from '../../ui/amount/optimisticInput'
import { type CurrencySide, type ListedToken, usdFigure, useTokenOf } from '../lists'
import { type Quote, quoteFrom } from '../trade'
import { selectIsSingleHopOnly, selectSlippageBps } from '../user'
import { differenceBps, wrapKind, type WrapKind } from './swap.rules'
import {
  amountTyped,
  type Field,
  selectIndependentField,
  selectInputId,
  selectOutputId,
  selectTypedValue,
} from './swap.slice'

/** trading 9: computed amounts show 6 significant digits. */
const ESTIMATED_DIGITS = 6
const MAX_HOPS = 3

/** Returns the largest number of pairs of a route. */
export const selectMaxHops = (state: AppState): number => (selectIsSingleHopOnly(state) ? 1 : MAX_HOPS)

export interface Side extends CurrencySide {
  /** The value in base units of the dollar token; null while unknown. */
  valueRaw: bigint | null
  isEstimated: boolean
}

/** The entered swap, and the amounts computed from it. */
export interface EnteredSwap {
  sides: Record<Field, Side>
  independentField: Field
  wrap: WrapKind
  /** The best trade for the input; useQuotedForm computes its quote. */
  found: FoundTrade | null
  isQuoteLoading: boolean
  hasAmount: boolean
}

/** Returns the text that the other field shows for a text typed into one; the form shows the same a moment later. */
export type EstimateFor = (field: Field, text: string) => string

/** Returns the content of the amount fields, computed from the user's input and the chain's data. */
export function useSwapForm(): { entered: EnteredSwap; estimateFor: EstimateFor } {
  const { account } = useWallet()
  const independentField = useAppSelector(selectIndependentField)
  const typedValue = useAppSelector(selectTypedValue)
  const inputId = useAppSelector(selectInputId)
  const outputId = useAppSelector(selectOutputId)
  const store = useAppStore()
  const input = useTokenOf(inputId).token
  const output = useTokenOf(outputId).token
  const isExactInput = independentField === 'input'
  const typedToken = isExactInput ? input : output
  const typedRaw = useMemo(
    () => (typedToken ? parseAmount(typedValue, typedToken.decimals) : null) || null,
    [typedToken, typedValue],
  )
  const wrap = wrapKind(input?.id ?? null, output?.id ?? null, NATIVE_ID, wrappedNative.address)

  const { find, isLoading } = useTradeFinder({
    input: wrap ? null : (input?.traded ?? null),
    output: wrap ? null : (output?.traded ?? null),
  })
  // The search is a selector, because a setting that leads to the same trade must not render the form.
  const found = useAppSelector((state) =>
    typedRaw === null ? null : find(typedRaw, isExactInput, selectMaxHops(state)),
  )
  const estimateFor = useCallback<EstimateFor>(
    (field, text) => {
      if (wrap) return text
      const [from, to] = field === 'input' ? [input, output] : [output, input]
      const amountRaw = (from && parseAmount(text, from.decimals)) || null
      const maxHops = selectMaxHops(store.getState())
      const trade = amountRaw === null ? null : find(amountRaw, field === 'input', maxHops)
      return estimatedText(trade && (field === 'input' ? trade.outputRaw : trade.inputRaw), to)
    },
    [find, input, output, store, wrap],
  )
  const [inputBalance, outputBalance] = useBalances(account, [input?.address, output?.address])

  const amounts = { found, typedRaw, typedValue, independentField, wrap }
  const inputSide = useSide({ ...amounts, field: 'input', token: input, balanceRaw: inputBalance?.value })
  const quotedSide = useSide({ ...amounts, field: 'output', token: output, balanceRaw: outputBalance?.value })
  const outputSide = useWithDifference(quotedSide, inputSide.valueRaw, found !== null)
  // An amount typed before its currency is selected counts as one, so that the error names the missing currency.
  const hasAmount = typedToken ? typedRaw !== null : /[1-9]/.test(typedValue)
  const entered = useMemo(
    () => ({
      sides: { input: inputSide, output: outputSide },
      independentField,
      wrap,
      found,
      isQuoteLoading: isLoading,
      hasAmount,
    }),
    [inputSide, outputSide, independentField, wrap, found, isLoading, hasAmount],
  )
  return { entered, estimateFor }
}

const estimatedText = (amountRaw: bigint | null, token: ListedToken | null): string =>
  amountRaw !== null && token ? formatForField(amountRaw, token.decimals, ESTIMATED_DIGITS) : ''

interface SideFacts {
  field: Field
  token: ListedToken | null
  balanceRaw: bigint | undefined
  found: FoundTrade | null
  typedRaw: bigint | null
  typedValue: string
  independentField: Field
  wrap: WrapKind
}

function amountOf({ field, found, typedRaw, independentField, wrap }: SideFacts): bigint | null {
  if (field === independentField || wrap) return typedRaw
  if (!found) return null
  return field === 'input' ? found.inputRaw : found.outputRaw
}

/** Returns one side; the same facts return the same object. */
function useSide(facts: SideFacts): Side {
  const { field, token, balanceRaw, typedValue, independentField, wrap, found } = facts
  const { locale } = useTranslation()
  const price = useUsdPrice(token?.traded ?? null)
  const amountRaw = amountOf(facts)
  const isTyped = field === independentField || wrap !== null
  const isEstimated = !isTyped && found !== null
  return useMemo(() => {
    return {
      token,
      text: isTyped ? typedValue : estimatedText(amountRaw, token),
      amountRaw,
      balanceRaw,
      isEstimated,
      valueRaw: price && token && amountRaw !== null ? usdValueRaw(price, token.traded, amountRaw) : null,
      usd: usdFigure(price, token, amountRaw, locale),
    }
  }, [amountRaw, balanceRaw, isEstimated, isTyped, locale, price, token, typedValue])
}

/** Returns the To side, with the difference of its value from the paid one where that is above 0.5 %. */
function useWithDifference(side: Side, paidRaw: bigint | null, isQuoted: boolean): Side {
  const { t, locale } = useTranslation()
  return useMemo(() => {
    const bps = isQuoted ? differenceBps(paidRaw, side.valueRaw) : null
    if (bps === null || !side.usd) return side
    const usdTone = impactTone(impactTier(Number(-bps)))
    // A translated text, because it separates the directions of both figures in Arabic.
    const change = changeText(bps, locale)
    const withChange = (value: string) => t('%value% (%change%)', { value, change })
    const { text, full, copied } = side.usd
    return { ...side, usd: { text: withChange(text), full: withChange(full), copied }, usdTone }
  }, [isQuoted, locale, paidRaw, side, t])
}

/** The entered swap, with its quote. */
export interface SwapForm extends EnteredSwap {
  quote: Quote | null
}

/** Returns the entered swap with its quote under the user's slippage tolerance. */
export function useQuotedForm(entered: EnteredSwap): SwapForm {
  const slippageBps = useAppSelector(selectSlippageBps)
  return useMemo(() => {
    const { sides, found, independentField } = entered
    const [input, output] = [sides.input.token, sides.output.token]
    const isExactInput = independentField === 'input'
    const quote = found && input && output ? quoteFrom(found, { input, output }, isExactInput, slippageBps) : null
    return { ...entered, quote }
  }, [entered, slippageBps])
}

/** Returns the id of the amount field of one side. */
export const fieldId = (field: Field): string => `swap-${field}`

/** Events that may act on the form: the form stores the last key before any of them is handled. */
const ACTION_EVENTS = ['pointerdown', 'click', 'keydown', 'focusout', 'paste'] as const

let lastTypedAtMs = Number.NEGATIVE_INFINITY

/** Returns how long ago an amount was typed, in milliseconds. */
export const msSinceTyped = (): number => Date.now() - lastTypedAtMs

interface TypedAmount {
  field: Field
  typedValue: string
}

/**
 * Returns the handler of a typed amount. It shows both figures at once, and updates the form when the frame that shows
 * them is painted, or before any other event is handled.
 */
export function useOptimisticTyping(estimateFor: EstimateFor): (field: Field, typedValue: string) => void {
  const dispatch = useAppDispatch()
  const latestEstimate = useRef(estimateFor)
  const pending = useRef<{ typed: TypedAmount; cancel: () => void } | null>(null)

  const flush = useCallback(() => {
    if (!pending.current) return
    const { typed, cancel } = pending.current
    pending.current = null
    cancel()
    for (const field of ['input', 'output'] as const) showOptimisticInput(fieldId(field), null)
    dispatch(amountTyped(typed))
  }, [dispatch])

  useEffect(() => {
    latestEstimate.current = estimateFor
  })
  useEffect(() => {
    for (const eventName of ACTION_EVENTS) window.addEventListener(eventName, flush, { capture: true })
    return () => {
      for (const eventName of ACTION_EVENTS) window.removeEventListener(eventName, flush, { capture: true })
      flush()
    }
  }, [flush])

  return useCallback(
    (field, typedValue) => {
      lastTypedAtMs = Date.now()
      pending.current?.cancel()
      showOptimisticInput(fieldId(field), typedValue)
      showOptimisticInput(fieldId(field === 'input' ? 'output' : 'input'), latestEstimate.current(field, typedValue))
      pending.current = { typed: { field, typedValue }, cancel: afterPaint(flush) }
    },
    [flush],
  )
}
