import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Text } from '../../../ui/layout/Text'
import { AsOfBlock } from '../../earn'
import { Name, NameLines } from './pool.styles'
import type { PoolRowSummary } from './rowSummary.rules'

/** The earned token's image is large, the staked token's is small at its edge. */
const Pictures = styled.span`
  position: relative;
  flex: none;

  & > :last-child {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -6px;
    border: 2px solid var(--surface);
    border-radius: var(--radius-round);
  }
`

const badgeOf = ({ symbol, address }: TableToken, size: 20 | 40) => (
  <TokenBadge symbol={symbol} address={address} size={size} />
)

/** Renders the images and the two lines that name a pool or the vault. */
export function PoolName({ summary }: { summary: PoolRowSummary }) {
  const { t } = useTranslation()
  const { kind, stakingToken, earningToken } = summary
  const titles = {
    auto: t('Auto %symbol%', { symbol: earningToken.symbol }),
    manual: t('Manual %symbol%', { symbol: earningToken.symbol }),
    pool: t('Earn %symbol%', { symbol: earningToken.symbol }),
  }
  const lines = {
    auto: t('Automatic restaking'),
    manual: t('Earn %earned%, stake %staked%', { earned: earningToken.symbol, staked: stakingToken.symbol }),
    pool: t('Stake %symbol%', { symbol: stakingToken.symbol }),
  }
  return (
    <Name>
      <Pictures>
        {badgeOf(earningToken, 40)}
        <span>{badgeOf(stakingToken, 20)}</span>
      </Pictures>
      <NameLines>
        <Text as="h2" $size={16}>
          {titles[kind]}
        </Text>
        <Text $tone="quiet" $size={14}>
          {lines[kind]}
        </Text>
        <AsOfBlock block={summary.asOfBlock} />
      </NameLines>
    </Name>
  )
}
