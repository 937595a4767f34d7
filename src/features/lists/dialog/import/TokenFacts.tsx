import type { ReactNode } from 'react'
import { shortenAddress } from '../../../../core/address'
import { explorerLink } from '../../../../deployment/explorer'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Link } from '../../../../ui/controls/Link'
import type { ListedToken } from '../../listedTokens'
import { logoSources } from '../logoSources'
import { TokenTags } from '../TokenTags'
import { About, Facts, Name } from './import.styles'

/** Link to a token's contract, which identifies the token regardless of its name. */
function ContractLink({ address }: { address: string }) {
  const href = explorerLink('token', address)
  const text = <bdi dir="ltr">{shortenAddress(address)}</bdi>
  return href === null ? text : <Link href={href}>{text}</Link>
}

/** Name, symbol, contract and source of a token, with an optional action. */
export function TokenFacts({ token, action }: { token: ListedToken; action?: ReactNode }) {
  const { id, symbol, name, logoURI } = token
  return (
    <Facts>
      <TokenBadge symbol={symbol} address={id} size={40} sources={logoSources(logoURI)} />
      <div>
        <Name>
          <bdi>{name}</bdi> (<bdi>{symbol}</bdi>)
        </Name>
        <About>
          <ContractLink address={id} />
          <TokenTags token={token} />
        </About>
      </div>
      {action}
    </Facts>
  )
}
