import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../user'
import { quoteFrom, type Quote } from '../trade'
import type { EnteredSwap } from './useSwapForm'

/** The entered swap, with its quote. */
export interface SwapForm extends EnteredSwap {
  quote: Quote | null
}

/** Returns the entered swap with its quote under the user's slippage tolerance. */
export function useQuotedForm(entered: EnteredSwap): SwapForm {
  const { slippageBps } = useSelector(selectUser)
  return useMemo(() => {
    const { sides, found, independentField } = entered
    const [input, output] = [sides.input.token, sides.output.token]
    const isExactInput = independentField === 'input'
    const quote = found && input && output ? quoteFrom(found, { input, output }, isExactInput, slippageBps) : null
    return { ...entered, quote }
  }, [entered, slippageBps])
}
