import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { buttonStyles, type ButtonKind, type ButtonSize } from './button.styles'
import { RouterLink } from './RouterLink'

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 24px;
  border-radius: 2px;
  color: var(--accent-2);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }
`

const Outer = styled.a`
  ${linkStyles}
`
const Inner = styled(RouterLink)`
  ${linkStyles}
`
const OuterButton = styled.a`
  ${buttonStyles}
`
const InnerButton = styled(RouterLink)`
  ${buttonStyles}
`

/** A route of the app (`to`), or an external page (`href`) that opens in a new tab and announces it. */
type Target = { to: string; href?: never } | { href: string; to?: never }

function ExternalMark({ icon }: { icon: 14 | 16 }) {
  const { t } = useTranslation()
  return (
    <>
      <Icon of={ExternalLink} size={icon} directional />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </>
  )
}

/** A link in running text. */
export function Link({ to, href, children, ...rest }: Target & { children: ReactNode; onClick?: () => void }) {
  if (to !== undefined) {
    return (
      <Inner to={to} {...rest}>
        {children}
      </Inner>
    )
  }
  return (
    <Outer href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalMark icon={14} />
    </Outer>
  )
}

type ButtonLinkProps = Target & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  children: ReactNode
  onClick?: () => void
}

/** A link styled as a button. */
export function ButtonLink({
  to,
  href,
  kind = 'secondary',
  size = 'm',
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { 'data-kind': kind, 'data-size': size, 'data-wide': wide || undefined }
  if (to !== undefined) {
    return (
      <InnerButton to={to} {...look} {...rest}>
        {children}
      </InnerButton>
    )
  }
  return (
    <OuterButton href={href} target="_blank" rel="noopener noreferrer" {...look} {...rest}>
      {children}
      <ExternalMark icon={16} />
    </OuterButton>
  )
}
