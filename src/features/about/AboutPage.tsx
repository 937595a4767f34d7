import { deployment } from '../../deployment/deployment'
import { siteUrl } from '../../core/site'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { Link } from '../../ui/controls/Link'
import { Commands, Heading, Page, Words } from './about.styles'
import { BuildFacts } from './BuildFacts'
import { ContractFacts } from './ContractFacts'

/** As in docs/hosting.md: computes the hash that /about shows from the files. */
const HASH_OF_FILES = `cd dist
find . -type f ! -name build.json -printf '%P\\n' | LC_ALL=C sort | xargs sha256sum | sha256sum`

const BUILD = `git checkout <commit>
npm ci
DEPLOYMENT=${deployment.name} npm run build`

/** Identifies the running build: commit, hashes, chain and contracts, with instructions to verify them. */
export function AboutPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader
        title={t('About')}
        subtitle={t('What exactly runs in your browser, and how to check it without trusting us.')}
      />
      <BuildFacts />
      <ContractFacts />
      <Card inset="l">
        <Heading>{t('Check it yourself')}</Heading>
        <Words>{t('Equal sources make equal files, down to the last byte. Build the commit above:')}</Words>
        <Commands>{BUILD}</Commands>
        <Words>{t('Then make one hash of all files, and compare it with the hash of the build above:')}</Words>
        <Commands>{HASH_OF_FILES}</Commands>
        <Words>
          {t(
            'Your browser refuses each script that is not what the page names. Whoever serves the page could name others: only your own build tells.',
          )}
        </Words>
      </Card>
      <Card inset="l">
        <Heading>{t('Licence')}</Heading>
        <Words>
          {t('The built app as a whole is free software under %app%; its own source code is under %own%.', {
            app: 'GPL-3.0-or-later',
            own: 'MIT',
          })}{' '}
          {t('Use it, change it, host it yourself.')}
        </Words>
        <Words>
          <Link href={siteUrl('LICENSE.txt')}>{t('Read the licence')}</Link>
        </Words>
        <Words>
          <Link href={siteUrl('THIRD-PARTY-NOTICES.txt')}>{t('Third-party notices')}</Link>
        </Words>
      </Card>
    </Page>
  )
}
