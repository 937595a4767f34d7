import { TokenBadge } from '../../../ui/content/TokenBadge'
import { AsOfBlock, EarnBadge } from '../../earn'
import { isFinished, type FarmView } from '../farms.rules'
import { Badges, Marks, Name, PairName } from './farmLook'

/** Answers a farm's name: its LP token's symbol without the word that says that it is one. */
export const farmName = ({ farm }: Pick<FarmView, 'farm'>): string => farm.lpSymbol.replace(/ LP$/, '')

/** A farm's two tokens, its name and its marks (yield 2 "Badges"). */
export function FarmName({ view }: { view: FarmView }) {
  const { farm } = view
  return (
    <Name>
      <Badges>
        <TokenBadge symbol={farm.token.symbol} address={farm.token.address} size={32} />
        <TokenBadge symbol={farm.quoteToken.symbol} address={farm.quoteToken.address} size={32} />
      </Badges>
      <PairName>{farmName(view)}</PairName>
      <Marks>
        <EarnBadge mark={farm.isCommunity ? 'community' : 'core'} />
        {isFinished(view) && <EarnBadge mark="closed" />}
        <AsOfBlock block={view.asOfBlock} />
      </Marks>
    </Name>
  )
}
