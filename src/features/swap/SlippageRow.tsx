import { useTranslation } from '../../i18n'
import { useAppSelector } from '../../state/storeHooks'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { selectTokenSlippage, slippageInPercent } from '../user'

/** Renders the slippage tolerance, and the token it is set for when it is not the general one (trading 2.3). */
export function SlippageRow({ slippageBps }: { slippageBps: number }) {
  const { t } = useTranslation()
  const own = useAppSelector(selectTokenSlippage)
  return (
    <DetailList>
      <DetailRow label={own ? t('Slippage Tolerance for %symbol%', { symbol: own.symbol }) : t('Slippage Tolerance')}>
        <span>{slippageInPercent(slippageBps)}%</span>
      </DetailRow>
    </DetailList>
  )
}
