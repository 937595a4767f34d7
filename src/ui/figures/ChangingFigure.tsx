import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { Rolling } from './Rolling'

const Box = styled.span`
  display: inline-block;
  font-variant-numeric: tabular-nums;
  text-align: end;
  unicode-bidi: isolate;
`

/** Only what is written from left to right can be taken apart sign by sign without changing its order. */
const PLAIN = /^[\p{Script=Latin}\p{N}\p{Sc}\p{Zs}.,'’%<>≈~+\-−$/()]*$/u

type Change = { from: string; to: string }

type Props = {
  /** The figure as it is written, with its unit if it has one. */
  value: string
  /** The change comes from something the reader did; any other change is simply there (look: Motion). */
  byReader?: boolean
  /** Keeps room for this many signs, so that what stands beside does not move. */
  signs?: number
}

/** A figure that changes: no jump, and rolling digits only where its reader caused the change. */
export function ChangingFigure({ value, byReader = false, signs }: Props) {
  const [change, setChange] = useState<Change | null>(null)
  const shown = useRef(value)

  useLayoutEffect(() => {
    const from = shown.current
    if (from === value) return
    shown.current = value
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const rolls = byReader && !isStill && PLAIN.test(from) && PLAIN.test(value)
    setChange(rolls ? { from, to: value } : null)
  }, [value, byReader])

  const isRolling = change !== null && change.to === value
  return (
    <Box dir="auto" style={signs === undefined ? undefined : { minInlineSize: `${signs}ch` }}>
      {isRolling ? (
        <>
          <VisuallyHidden>{value}</VisuallyHidden>
          <Rolling {...change} onEnd={() => setChange(null)} />
        </>
      ) : (
        value
      )}
    </Box>
  )
}
