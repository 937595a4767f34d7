import { useSelector } from 'react-redux'
import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Figure } from '../trade'
import { selectUser, slippageInPercent } from '../user'

/** The slippage that is allowed, where it is not the usual one, and the token that it is for (trading 2.3). */
export function SlippageRow({ slippageBps }: { slippageBps: number }) {
  const { t } = useTranslation()
  const { tokenSlippage: own } = useSelector(selectUser)
  return (
    <DetailList>
      <DetailRow label={own ? t('Slippage Tolerance for %symbol%', { symbol: own.symbol }) : t('Slippage Tolerance')}>
        <Figure>{slippageInPercent(slippageBps)}%</Figure>
      </DetailRow>
    </DetailList>
  )
}
