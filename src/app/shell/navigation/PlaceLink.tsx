import { ExternalLink } from 'lucide-react'
import { css, styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { useAppStore } from '../../../state/storeHooks'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { RouterLink } from '../../../ui/controls/RouterLink'
import { HOVER } from '../../../ui/media'
import { preloadPage } from '../../pageRoutes'
import type { Line } from './navigation.rules'

/** Shared style of navigation links and of the buttons that open a submenu. */
export const placeStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 40px;
  margin: 0;
  padding: 0 var(--space-12);
  border: 0;
  border-radius: var(--radius-8);
  background: none;
  color: var(--text-quiet);
  font-size: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--motion-feedback),
    color var(--motion-feedback);

  ${HOVER} {
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
  &[aria-expanded='true'] {
    background: var(--hover);
    color: var(--text);
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 1px solid Highlight;
    }
  }
`

const Inner = styled(RouterLink)`
  ${placeStyles}
`
const Outer = styled.a`
  ${placeStyles}
`

type Props = {
  line: Line
  /** Whether the current page is this place or belongs to it. */
  current: 'page' | 'true' | undefined
  onClick?: () => void
}

/** A navigation link: a route of the app, or an external page in a new tab. */
export function PlaceLink({ line, current, onClick }: Props) {
  const { t } = useTranslation()
  const store = useAppStore()
  if ('to' in line) {
    return (
      <Inner
        to={line.to}
        aria-current={current}
        onClick={onClick}
        onPointerEnter={() => void preloadPage(line.to, store)}
        onFocus={() => void preloadPage(line.to, store)}
      >
        <span>{t(line.label)}</span>
        {line.tag === 'beta' && <Badge>{t('beta')}</Badge>}
        {line.tag === 'win' && <Badge kind="accent">{t('Win')}</Badge>}
      </Inner>
    )
  }
  return (
    <Outer href={line.href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      <span>{t(line.label)}</span>
      <Icon of={ExternalLink} size={14} directional />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </Outer>
  )
}
