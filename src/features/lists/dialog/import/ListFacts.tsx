import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { versionText, type TokenList } from '../../tokenList'
import { logoSources } from '../logoSources'
import { About, Facts, Name } from './import.styles'

interface Props {
  url: string
  list: TokenList
  action?: ReactNode
}

/** Name, size and version of a list, with an optional action. */
export function ListFacts({ url, list: { name, tokens, version, logoURI }, action }: Props) {
  const { t } = useTranslation()
  return (
    <Facts>
      <TokenBadge symbol={name} address={url} size={40} sources={logoSources(logoURI)} />
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <About>
          <span>{t('%count% token || %count% tokens', { count: tokens.length })}</span>
          <bdi dir="ltr">{versionText(version)}</bdi>
        </About>
      </div>
      {action}
    </Facts>
  )
}
