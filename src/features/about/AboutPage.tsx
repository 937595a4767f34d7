import { deployment } from '../../deployment/deployment'
import { siteUrl } from '../../core/site'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { Link } from '../../ui/controls/Link'
import { contractsByName } from '../../deployment/laterFacts'
import { explorerLink } from '../../deployment/explorer'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Code, Commands, Heading, Page, Paragraph } from './about.styles'
import { BuildFacts } from './BuildFacts'

/** As in docs/hosting.md: computes the hash that /about shows from the files. */
const HASH_OF_FILES = `cd dist
find . -type f ! -name build.json -printf '%P\\n' | LC_ALL=C sort | xargs sha256sum | sha256sum`

const BUILD = `git checkout <commit>
npm ci
DEPLOYMENT=${deployment.name} npm run build`

/**
 * Formats a contract name such as `exchangeMulticall` as text; the names come from the deployment and are not
 * translated.
 */
function contractLabel(name: string): string {
  const spaced = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Lists every contract that this build calls, with explorer links. */
function ContractFacts() {
  const { t } = useTranslation()
  return (
    <Card inset="l">
      <Heading>{t('Contracts')}</Heading>
      <DetailList>
        {Object.entries(contractsByName).map(([name, address]) => {
          const href = explorerLink('address', address)
          return (
            <DetailRow key={name} label={contractLabel(name)}>
              {href === null ? (
                <Code>{address}</Code>
              ) : (
                <Link href={href}>
                  <Code>{address}</Code>
                </Link>
              )}
            </DetailRow>
          )
        })}
      </DetailList>
    </Card>
  )
}

/** Identifies the running build: commit, hashes, chain and contracts, with instructions to verify them. */
export function AboutPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('About')} subtitle={t('See what runs in your browser, and check it without trusting us.')} />
      <BuildFacts />
      <ContractFacts />
      <Card inset="l">
        <Heading>{t('Check it yourself')}</Heading>
        <Paragraph>{t('The same source code always gives the same files. Build the commit above:')}</Paragraph>
        <Commands>{BUILD}</Commands>
        <Paragraph>{t('Then hash all files and compare the result with the hash of the build above:')}</Paragraph>
        <Commands>{HASH_OF_FILES}</Commands>
        <Paragraph>
          {t(
            'Your browser rejects scripts that differ from those this page lists. But the host could list others, so only your own build is proof.',
          )}
        </Paragraph>
      </Card>
      <Card inset="l">
        <Heading>{t('Licence')}</Heading>
        <Paragraph>
          {t('The built app is free software under %app%. Our own source code is under %own%.', {
            app: 'GPL-3.0-or-later',
            own: 'MIT',
          })}{' '}
          {t('Use it, change it, host it yourself.')}
        </Paragraph>
        <Paragraph>
          <Link href={siteUrl('LICENSE.txt')}>{t('Read the licence')}</Link>
        </Paragraph>
        <Paragraph>
          <Link href={siteUrl('THIRD-PARTY-NOTICES.txt')}>{t('Third-party notices')}</Link>
        </Paragraph>
      </Card>
    </Page>
  )
}
