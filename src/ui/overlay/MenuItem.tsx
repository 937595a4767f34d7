import { Check, ExternalLink, type LucideIcon } from 'lucide-react'
import { css, styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { RouterLink } from '../controls/RouterLink'

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 40px;
  margin: 0;
  padding: var(--space-8) var(--space-12);
  border: 0;
  border-radius: var(--radius-8);
  background: none;
  color: var(--text);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[data-destructive] {
    color: var(--bad);
  }
  &[aria-disabled] {
    color: var(--text-quiet);
    opacity: 0.6;
    cursor: not-allowed;
  }
`

const Act = styled.button`
  ${itemStyles}
`
const Outer = styled.a`
  ${itemStyles}
`
const Inner = styled(RouterLink)`
  ${itemStyles}
`

const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

type MenuTarget =
  | { onPick: () => void; disabled?: boolean; to?: never; href?: never }
  /** A route of the app. */
  | { to: string; disabled?: never; onPick?: never; href?: never }
  /** An external page, opened in a new tab. */
  | { href: string; disabled?: never; onPick?: never; to?: never }

export type MenuEntry = MenuTarget & {
  label: string
  icon?: LucideIcon
  /** For a choice of several: whether this one is selected. */
  chosen?: boolean
  /** A destructive action: disconnect, clear. */
  isDestructive?: boolean
}

/** One item of a `Menu`. */
export function MenuItem({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const { t } = useTranslation()
  const { label, icon, chosen, isDestructive, disabled = false } = entry
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <Label>{label}</Label>
      {chosen && <Icon of={Check} />}
    </>
  )
  const shape = {
    role: chosen === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    'aria-checked': chosen,
    'aria-disabled': disabled || undefined,
    'data-destructive': isDestructive || undefined,
  }
  if (entry.to !== undefined) {
    return (
      <Inner {...shape} to={entry.to} onClick={onDone}>
        {content}
      </Inner>
    )
  }
  if (entry.href !== undefined) {
    return (
      <Outer {...shape} href={entry.href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
        {content}
        <Icon of={ExternalLink} size={16} directional />
        <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
      </Outer>
    )
  }

  function pick(): void {
    if (disabled) return
    onDone()
    entry.onPick?.()
  }
  return (
    <Act {...shape} type="button" onClick={pick}>
      {content}
    </Act>
  )
}
