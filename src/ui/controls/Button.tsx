import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'
import { buttonStyles, type ButtonKind, type ButtonSize } from './button.styles'
import { Spinner } from './Spinner'

const Root = styled.button`
  ${buttonStyles}
`

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** Takes the full width of its container. */
  wide?: boolean
  icon?: LucideIcon | undefined
  /** Work is in progress: presses are ignored, focus stays, and `busyText` beside the spinner names the work. */
  busy?: boolean
  busyText?: string | undefined
}

/** The product's only button component (look: Controls). */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size = 'm',
    wide = false,
    icon,
    busy = false,
    busyText,
    onClick,
    children,
    ...rest
  } = props

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <Root
      type="button"
      {...rest}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner size={size === 's' ? 16 : 20} /> : icon && <Icon of={icon} size={size === 's' ? 16 : 20} />}
      <span>{busy && busyText !== undefined ? busyText : children}</span>
    </Root>
  )
}
