import { useTranslation } from '../../i18n'
import { setPercentText } from '../../i18n/figures/percent'
import { useAppSelector } from '../../state/storeHooks'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { selectTokenSlippage } from '../user'

/** Renders the slippage tolerance, and the token it is set for when it is not the general one (trading 2.3). */
export function SlippageRow({ slippageBps }: { slippageBps: number }) {
  const { t, locale } = useTranslation()
  const tokenSlippage = useAppSelector(selectTokenSlippage)
  return (
    <DetailList>
      <DetailRow
        label={
          tokenSlippage
            ? t('Slippage tolerance for %symbol%', { symbol: tokenSlippage.symbol })
            : t('Slippage tolerance')
        }
      >
        <span>{setPercentText(slippageBps, locale)}</span>
      </DetailRow>
    </DetailList>
  )
}
