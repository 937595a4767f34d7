import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../user'
import { quoteFrom, type Quote } from '../trade'
import type { EnteredSwap } from './useSwapForm'

/** What is entered, with all that is told of the trade that follows from it. */
export interface SwapForm extends EnteredSwap {
  quote: Quote | null
}

/** Answers the entered swap with its quote under the person's slippage. */
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
