import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { Rolling } from './Rolling'

const Box = styled.span`
  display: inline-block;
  text-align: end;
  unicode-bidi: isolate;
`

/** Only left-to-right text can be split into characters without changing its order. */
const PLAIN = /^[\p{Script=Latin}\p{N}\p{Sc}\p{Zs}.,'’%<>≈~+\-−$/()]*$/u

type Change = { from: string; to: string }

type Props = {
  /** The formatted figure, with its unit if it has one. */
  value: string
  /** True if a user action caused the change; other changes are not animated (look: Motion). */
  byUser?: boolean
  /** Reserves the width of this many characters, so that adjacent content does not shift. */
  signs?: number
}

/** A changing figure without layout shift; digits roll only if the user caused the change. */
export function ChangingFigure({ value, byUser = false, signs }: Props) {
  const [change, setChange] = useState<Change | null>(null)
  const shown = useRef(value)

  useLayoutEffect(() => {
    const from = shown.current
    if (from === value) return
    shown.current = value
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const rolls = byUser && !isStill && PLAIN.test(from) && PLAIN.test(value)
    setChange(rolls ? { from, to: value } : null)
  }, [value, byUser])

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
