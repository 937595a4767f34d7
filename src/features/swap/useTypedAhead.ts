import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch } from '../../state/storeHooks'
import { afterPaint } from '../../ui/afterPaint'
import { showOptimisticInput } from '../../ui/amount/optimisticInput'
import { amountTyped, type Field } from './swap.slice'
import type { AnswerTo } from './useSwapForm'

/** Returns the id of the amount field of one side. */
export const fieldId = (field: Field): string => `swap-${field}`

/** Events that may act on the form: the form stores the last key before any of them is handled. */
const ACTS = ['pointerdown', 'click', 'keydown', 'focusout', 'paste'] as const

let lastTypedMs = Number.NEGATIVE_INFINITY

/** Returns how long ago an amount was typed, in milliseconds. */
export const msSinceTyped = (): number => Date.now() - lastTypedMs

interface Typed {
  field: Field
  typedValue: string
}

/**
 * Returns the handler of a typed amount. It shows both figures at once, and updates the form when the frame that shows
 * them is painted, or before any other event is handled.
 */
export function useTypedAhead(answerTo: AnswerTo): (field: Field, typedValue: string) => void {
  const dispatch = useAppDispatch()
  const answer = useRef(answerTo)
  const waiting = useRef<{ typed: Typed; callOff: () => void } | null>(null)

  const tell = useCallback(() => {
    if (!waiting.current) return
    const { typed, callOff } = waiting.current
    waiting.current = null
    callOff()
    for (const field of ['input', 'output'] as const) showOptimisticInput(fieldId(field), null)
    dispatch(amountTyped(typed))
  }, [dispatch])

  useEffect(() => {
    answer.current = answerTo
  })
  useEffect(() => {
    for (const act of ACTS) window.addEventListener(act, tell, { capture: true })
    return () => {
      for (const act of ACTS) window.removeEventListener(act, tell, { capture: true })
      tell()
    }
  }, [tell])

  return useCallback(
    (field, typedValue) => {
      lastTypedMs = Date.now()
      waiting.current?.callOff()
      showOptimisticInput(fieldId(field), typedValue)
      showOptimisticInput(fieldId(field === 'input' ? 'output' : 'input'), answer.current(field, typedValue))
      waiting.current = { typed: { field, typedValue }, callOff: afterPaint(tell) }
    },
    [tell],
  )
}
