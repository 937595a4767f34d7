import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Link } from '../controls/Link'

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4) var(--space-16);
  margin-block-start: var(--space-16);
  font-size: var(--type-14);
`

const PAGES = [
  { name: 'oldExchange', label: 'V1 exchange (old)' },
  { name: 'bridge', label: 'Convert ERC-20 to BEP-20' },
  { name: 'exchangeHelp', label: 'Need help?' },
] as const

/** External links of the trading pages (trading 2.2), where the deployment defines them. */
export function TradeLinks({ pages }: { pages: Readonly<Record<string, string | undefined>> }) {
  const { t } = useTranslation()
  const known = PAGES.flatMap(({ name, label }) => {
    const href = pages[name]
    return href === undefined ? [] : [{ href, label }]
  })
  if (known.length === 0) return null
  return (
    <Links>
      {known.map(({ href, label }) => (
        <Link key={href} href={href}>
          {t(label)}
        </Link>
      ))}
    </Links>
  )
}
