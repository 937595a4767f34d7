import { useState } from 'react'
import { deployment } from '../../deployment/deployment'
import { formatSignificant } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'
import { wrappedNative } from '../../market/token'
import { useUsdPrice } from '../../market/useUsdPrice'
import { useAppDispatch } from '../../state/storeHooks'
import { centsOf } from '../lists'
import { reportFailure, useSendIntent } from '../transactions'
import type { WrapKind } from './swap.rules'
import { amountTyped } from './swap.slice'

/** trading 7: the summary of a wrap has 6 significant digits. */
const SUMMARY_DIGITS = 6

const SENTENCES = {
  wrap: 'Wrap %amount% %native% to W%native%',
  unwrap: 'Unwrap %amount% W%native% to %native%',
} as const

/**
 * Returns the function that wraps or unwraps the amount, and whether the wallet request is pending (trading 2.3, 7).
 */
export function useWrap(kind: WrapKind, amountRaw: bigint | null): { isWaiting: boolean; run: () => void } {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const send = useSendIntent()
  const price = useUsdPrice(kind === null ? null : wrappedNative)
  const [isWaiting, setIsWaiting] = useState(false)

  async function run(): Promise<void> {
    if (!kind || !send || amountRaw === null) return
    setIsWaiting(true)
    const { symbol, decimals } = deployment.nativeCurrency
    try {
      const { deposit, withdraw } = await import('../../chain/contracts/wrappedNative/writes')
      await send(kind === 'wrap' ? deposit(amountRaw) : withdraw(amountRaw), {
        // One coin is always one wrapped coin, so the result depends on no chain state besides the balance.
        premises: [],
        valueCents: centsOf(price, wrappedNative, amountRaw),
        summary: {
          sentence: SENTENCES[kind],
          values: { amount: formatSignificant(amountRaw, decimals, SUMMARY_DIGITS), native: symbol },
        },
      })
      showToast({ kind: 'info', title: t('Transaction Submitted') })
      dispatch(amountTyped({ field: 'input', typedValue: '' }))
    } catch (error) {
      await reportFailure(error, kind === 'wrap' ? 'Wrapping failed: %message%' : 'Unwrapping failed: %message%')
    } finally {
      setIsWaiting(false)
    }
  }

  return { isWaiting, run: () => void run() }
}
