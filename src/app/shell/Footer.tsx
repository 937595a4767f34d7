import { useState } from 'react'
import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { deployment } from '../../deployment/deployment'
import { explorerLink } from '../../deployment/explorer'
import { NodeStatus } from '../../features/user'
import { useTranslation } from '../../i18n'
import { useAppSelector } from '../../state/storeHooks'
import { Link } from '../../ui/controls/Link'
import { footLinks } from './navigation/places'

const Foot = styled.footer`
  border-block-start: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--type-14);
`

const Column = styled.div`
  display: grid;
  gap: var(--space-16);
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: var(--space-24) max(var(--space-16), env(safe-area-inset-left), env(safe-area-inset-right));
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);

  & > li {
    display: flex;
    align-items: center;
    min-block-size: 28px;
  }
  & > li > a {
    min-block-size: 28px;
  }
  & > li > button[data-kind] {
    /* Forced colours render transparent borders visibly. */
    padding-inline: 0;
    border-color: transparent;
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Disclaimer = styled.p`
  max-inline-size: 72ch;
`

/** The latest known block, which shows that the page is live. */
function BlockStatus() {
  const { t } = useTranslation()
  const block = useAppSelector(selectCurrentBlock)
  if (block === 0) return t('Waiting for the first block')
  const message = t('Block %block%', { block })
  const href = explorerLink('block', block)
  return href === null ? message : <Link href={href}>{message}</Link>
}

/** Returns the content of a meta tag that the build wrote; undefined in development. */
const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** Returns the product name, version and build id. */
const buildLabel = () =>
  [deployment.productName, metaContent('version'), metaContent('build')?.slice(0, 7)].filter(Boolean).join(' ')

/** Footer of every page: disclaimer, block status, version and links. */
export function Footer() {
  const { t } = useTranslation()
  const [product] = useState(buildLabel)
  return (
    <Foot>
      <Column>
        <Disclaimer>{t('Transactions are final. We do not hold your tokens and cannot return them.')}</Disclaimer>
        {footLinks.length > 0 && (
          <Links aria-label={t('Links')}>
            {footLinks.map(({ label, href }) => (
              <li key={label}>
                <Link href={href}>{t(label)}</Link>
              </li>
            ))}
          </Links>
        )}
        <Links>
          <li>{product}</li>
          <li>
            <Link to="/about">{t('About this build')}</Link>
          </li>
          <li>{deployment.chainName}</li>
          <li>
            <BlockStatus />
          </li>
          <li>
            <NodeStatus />
          </li>
        </Links>
      </Column>
    </Foot>
  )
}
