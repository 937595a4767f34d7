import type { ClaimInformation } from '../../../chain/contracts/tradingCompetition/reads'
import { cakeToken } from '../../../deployment/bases'
import { competitionFacts } from '../../../deployment/competition'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useCakePrice } from '../../../market/cake'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { usdValue } from '../../earn'
import { tierLabel } from '../prizes/tierLabel'

/** Renders the group of an account, and its CAKE, points and collectible as the contract has them. */
export function RewardList({ reward }: { reward: ClaimInformation }) {
  const { t, locale } = useTranslation()
  const price = useCakePrice()
  const { rewardGroup, cakeRaw, points, canClaimNft } = reward
  const tier = competitionFacts?.tiers.find(({ group }) => group === rewardGroup)?.tier
  const usd = usdValue(price, cakeRaw, locale)
  const { decimals, symbol } = cakeToken ?? { decimals: 18, symbol: '' }
  return (
    <DetailList>
      <DetailRow label={t('Group')}>{tier === undefined ? '–' : tierLabel(tier, t)}</DetailRow>
      <DetailRow label={symbol}>
        <Figure raw={cakeRaw} decimals={decimals} symbol={symbol} />
      </DetailRow>
      <DetailRow label={t('Value')}>{usd ? <FullValue {...usd} /> : '–'}</DetailRow>
      <DetailRow label={t('Points')}>{formatsOf(locale).number(points)}</DetailRow>
      <DetailRow label={t('Collectible')}>{canClaimNft ? t('Yes, of the winning team') : t('No')}</DetailRow>
    </DetailList>
  )
}
