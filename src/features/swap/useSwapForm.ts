import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useBalances } from '../../chain/multicall/useBalances'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatForField, parseAmount } from '../../core/amount'
import { NATIVE_ID } from '../../core/currencyId'
import { useBestTrade } from '../../market/useBestTrade'
import { useUsdPrice } from '../../market/useUsdPrice'
import { wrappedNative } from '../../market/sdk'
import { listedToken, type ListedToken } from '../lists'
import { selectUser } from '../user'
import { selectSwap, type Field } from './swap.slice'
import { wrapKind, type WrapKind } from './swap.rules'
import { usdText } from './usdText'
import { quoteFrom, type Quote } from './quote.rules'

/** trading 9: computed amounts show 6 significant digits. */
const ESTIMATED_DIGITS = 6
const MAX_HOPS = 3

export interface Side {
  token: ListedToken | null
  /** What stands in the field: typed, or computed. */
  text: string
  /** Null while nothing is typed or computed. */
  amountRaw: bigint | null
  balanceRaw: bigint | undefined
  isEstimated: boolean
  usdText: string | undefined
}

export interface SwapForm {
  sides: Record<Field, Side>
  independentField: Field
  wrap: WrapKind
  quote: Quote | null
  isQuoteLoading: boolean
  hasAmount: boolean
}

/** Answers all that the swap page shows, worked out from what is entered and what the chain says. */
export function useSwapForm(): SwapForm {
  const { account } = useWallet()
  const { independentField, typedValue, inputId, outputId } = useSelector(selectSwap)
  const { isSingleHopOnly, slippageBps } = useSelector(selectUser)
  const input = listedToken(inputId)
  const output = listedToken(outputId)
  const isExactInput = independentField === 'input'
  const typedToken = isExactInput ? input : output
  const typedRaw = useMemo(
    () => (typedToken ? parseAmount(typedValue, typedToken.decimals) : null) || null,
    [typedToken, typedValue],
  )
  const wrap = wrapKind(input?.id ?? null, output?.id ?? null, NATIVE_ID, wrappedNative.address)

  const { trade, isLoading } = useBestTrade({
    input: wrap ? null : (input?.currency ?? null),
    output: wrap ? null : (output?.currency ?? null),
    amountRaw: typedRaw,
    isExactInput,
    maxHops: isSingleHopOnly ? 1 : MAX_HOPS,
  })
  const quote = useMemo(
    () => (trade && input && output ? quoteFrom(trade, { input, output }, isExactInput, slippageBps) : null),
    [trade, input, output, isExactInput, slippageBps],
  )
  const inputPrice = useUsdPrice(input?.currency ?? null)
  const outputPrice = useUsdPrice(output?.currency ?? null)
  const [inputBalance, outputBalance] = useBalances(account, [input?.address, output?.address])

  const amountOf = (field: Field): bigint | null => {
    if (field === independentField || wrap) return typedRaw
    if (!quote) return null
    return field === 'input' ? quote.inputRaw : quote.outputRaw
  }
  const sideOf = (field: Field, token: ListedToken | null, balanceRaw: bigint | undefined): Side => {
    const amountRaw = amountOf(field)
    const isEstimated = field !== independentField && !wrap && quote !== null
    const computed = amountRaw !== null && token ? formatForField(amountRaw, token.decimals, ESTIMATED_DIGITS) : ''
    return {
      token,
      text: field === independentField || wrap ? typedValue : computed,
      amountRaw,
      balanceRaw,
      isEstimated,
      usdText: usdText(field === 'input' ? inputPrice : outputPrice, token, amountRaw),
    }
  }
  return {
    sides: {
      input: sideOf('input', input, inputBalance?.value),
      output: sideOf('output', output, outputBalance?.value),
    },
    independentField,
    wrap,
    quote,
    isQuoteLoading: isLoading,
    hasAmount: typedRaw !== null,
  }
}
