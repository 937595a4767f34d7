import { PairBadge } from '../../../ui/content/PairBadge'
import { AsOfBlock, EarnBadge } from '../../earn'
import { isFinished, type FarmView } from '../farms.rules'
import { Name, PairName, Pictures } from './farm.styles'
import { Row } from '../../../ui/layout/Row'

/** Returns a farm's name: that of its LP token, such as CAKE-BNB LP. */
export const farmName = ({ farm }: Pick<FarmView, 'farm'>): string => farm.lpSymbol

/** Renders a farm's two tokens, its name and its badges (yield 2 "Badges"). */
export function FarmName({ view }: { view: FarmView }) {
  const { farm } = view
  return (
    <Name>
      <Pictures>
        <PairBadge tokens={[farm.token, farm.quoteToken]} size={32} />
      </Pictures>
      <PairName>{farmName(view)}</PairName>
      <Row as="span" $gap={4} $align="stretch" $wrap>
        <EarnBadge name={farm.isCommunity ? 'community' : 'core'} />
        {isFinished(view) && <EarnBadge name="closed" />}
        <AsOfBlock block={view.asOfBlock} />
      </Row>
    </Name>
  )
}
