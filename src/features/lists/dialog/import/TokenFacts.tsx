import type { ReactNode } from 'react'
import { useAppSelector } from '../../../../state/storeHooks'
import type { ListedToken } from '../../listedTokens'
import { AddressLink } from '../../tokens/AddressLink'
import { selectImitationOf } from '../../tokens/imitations'
import { TokenPicture } from '../../tokens/TokenPicture'
import { ImitationWarning, TokenTags } from '../TokenTags'
import { About, Facts, Name } from './import.styles'

/** Name, symbol, contract and source of a token, with an optional action. */
export function TokenFacts({ token, action }: { token: ListedToken; action?: ReactNode }) {
  const { symbol, name, traded } = token
  const imitation = useAppSelector((state) => selectImitationOf(state)(token))
  return (
    <Facts>
      <TokenPicture token={token} size={40} />
      <div>
        <Name>
          <bdi>{name}</bdi> (<bdi>{symbol}</bdi>)
        </Name>
        <About>
          {/* The contract identifies the token regardless of its name. */}
          <AddressLink address={traded.address} kind="token" />
          <TokenTags token={token} />
        </About>
        <ImitationWarning imitation={imitation} />
      </div>
      {action}
    </Facts>
  )
}
