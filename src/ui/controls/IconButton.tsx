import type { ComponentPropsWithRef } from 'react'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'
import { HOVER } from '../media'

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-12);
  background: none;
  color: var(--text-quiet);
  cursor: pointer;
  transition:
    background-color var(--motion-feedback),
    color var(--motion-feedback);

  &[data-size='s'] {
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-8);
  }
  &[data-outlined] {
    background: var(--raised);
    border-color: var(--rim);
  }
  ${HOVER} {
    &:hover:not(:disabled) {
      background: var(--hover);
      color: var(--text);
    }
  }
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

type Props = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** Names the action; read by screen readers and shown on hover. */
  label: string
  size?: 's' | 'm'
  outlined?: boolean
  directional?: boolean
}

/** A button with only an icon, where there is no space for text. */
export function IconButton({ icon, label, size = 'm', outlined = false, directional = false, ...rest }: Props) {
  return (
    <Root
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      data-size={size}
      data-outlined={outlined || undefined}
    >
      <Icon of={icon} size={size === 's' ? 16 : 20} directional={directional} />
    </Root>
  )
}
