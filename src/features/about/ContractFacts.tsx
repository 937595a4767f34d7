import { contractsByName } from '../../deployment/contracts'
import { explorerLink } from '../../deployment/explorer'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Link } from '../../ui/controls/Link'
import { Code, Heading } from './about.styles'

/**
 * Formats a contract name such as `exchangeMulticall` as text; the names come from the deployment and are not
 * translated.
 */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Lists every contract that this build calls, with explorer links. */
export function ContractFacts() {
  const { t } = useTranslation()
  return (
    <Card inset="l">
      <Heading>{t('Contracts')}</Heading>
      <DetailList>
        {Object.entries(contractsByName).map(([name, address]) => {
          const href = explorerLink('address', address)
          return (
            <DetailRow key={name} label={inWords(name)}>
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
