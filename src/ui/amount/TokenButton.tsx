import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { HOVER } from '../media'

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  flex: 0 1 auto;
  max-inline-size: 55%;
  min-inline-size: 0;
  min-block-size: 40px;
  padding: var(--space-4) var(--space-8);
  border: 1px solid var(--rim);
  border-radius: var(--radius-round);
  background: var(--raised);
  color: var(--text);
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--motion-feedback);

  ${HOVER} {
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  }
  &[data-empty] {
    max-inline-size: 80%;
    padding-inline-start: var(--space-16);
    border-color: var(--accent-rim);
    background: var(--accent);
    color: var(--accent-ink);
  }
  ${HOVER} {
    &[data-empty]:hover:not(:disabled) {
      background: var(--accent-hover);
    }
  }
  &:disabled {
    cursor: not-allowed;
  }
`

const Symbol = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  padding-block: 2px;
`

type Props = {
  /** Absent while no token is selected. */
  symbol?: string | undefined
  /** The token's picture, of 24 px. */
  picture?: ReactNode
  onPress: () => void
  disabled?: boolean
  /** Names what the button selects, where the symbol alone is not enough: "From", "To". */
  label?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** The button in an amount field that shows the token and opens the token selection. */
export function TokenButton({ symbol, picture, onPress, disabled = false, label, ref }: Props) {
  const { t } = useTranslation()
  const text = symbol ?? t('Select a token')
  return (
    <Root
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-label={label === undefined ? undefined : `${label}: ${text}`}
      data-empty={symbol === undefined || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {picture}
      <Symbol dir="auto">{text}</Symbol>
      <Icon of={ChevronDown} size={16} />
    </Root>
  )
}
