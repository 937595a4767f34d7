import { useId } from 'react'

type Props = {
  size?: number
  /** Draws the whole mark in the colour of the surrounding text. */
  oneColour?: boolean
}

/**
 * The product's mark: three stacked discs and a run of honey. Decorative: the adjacent name or link label describes it.
 */
export function Mark({ size = 32, oneColour = false }: Props) {
  const gap = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable={false}>
      <mask id={gap} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
        <path fill="#fff" d="M0 0h32v32H0z" />
        <path fill="#000" stroke="#000" strokeWidth="3" strokeLinejoin="round" d={HONEY} />
      </mask>
      <path fill={oneColour ? 'currentColor' : 'var(--mark-disc)'} mask={`url(#${gap})`} d={DISCS} />
      <path fill={oneColour ? 'currentColor' : 'var(--accent)'} d={HONEY} />
    </svg>
  )
}

const DISCS =
  'M6 8h20a3 3 0 0 1 0 6H6a3 3 0 0 1 0-6zM5 16h22a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6zM6 24h20a3 3 0 0 1 0 6H6a3 3 0 0 1 0-6z'
const HONEY =
  'M16 1.5c6 0 10.3 1.6 10.3 3.8 0 1.8-1.5 2.8-3.1 2.9-.9 0-1.4.6-1.4 1.5v8.8a2.5 2.5 0 0 1-5 0v-6.8c0-.9-.5-1.4-1.2-1.4s-1.2.5-1.2 1.4v1a2.3 2.3 0 0 1-4.6 0V9.7c0-.9-.5-1.5-1.4-1.6C6.9 7.9 5.7 7 5.7 5.3 5.7 3.1 10 1.5 16 1.5z'
