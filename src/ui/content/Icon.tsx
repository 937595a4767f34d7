import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { RTL } from '../media'

const Flippable = styled.span`
  display: inline-flex;
  flex: none;

  ${RTL} &[data-directional] {
    transform: scaleX(-1);
  }
`

type Props = {
  of: LucideIcon
  size?: 12 | 14 | 16 | 20 | 24 | 32
  /** An arrow in reading direction; mirrored for right-to-left text. */
  directional?: boolean
}

/** An icon beside text, hidden from screen readers. */
export function Icon({ of: Picture, size = 20, directional = false }: Props) {
  return (
    <Flippable data-directional={directional || undefined}>
      <Picture size={size} strokeWidth={1.75} aria-hidden focusable={false} />
    </Flippable>
  )
}
