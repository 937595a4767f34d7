import { TokenBadge } from '../../../ui/content/TokenBadge'
import { AsOfBlock, EarnBadge } from '../../earn'
import { isFinished, type FarmView } from '../farms.rules'
import { Badges, Name, PairName } from './farm.styles'
import { Row } from '../../../ui/layout/Row'

/** Returns a farm's name: its LP token's symbol without the suffix " LP". */
export const farmName = ({ farm }: Pick<FarmView, 'farm'>): string => farm.lpSymbol.replace(/ LP$/, '')

/** Renders a farm's two tokens, its name and its badges (yield 2 "Badges"). */
export function FarmName({ view }: { view: FarmView }) {
  const { farm } = view
  return (
    <Name>
      <Badges>
        <TokenBadge symbol={farm.token.symbol} address={farm.token.address} size={32} />
        <TokenBadge symbol={farm.quoteToken.symbol} address={farm.quoteToken.address} size={32} />
      </Badges>
      <PairName>{farmName(view)}</PairName>
      <Row as="span" $gap={4} $align="stretch" $wrap>
        <EarnBadge name={farm.isCommunity ? 'community' : 'core'} />
        {isFinished(view) && <EarnBadge name="closed" />}
        <AsOfBlock block={view.asOfBlock} />
      </Row>
    </Name>
  )
}
