import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { slippageInPercent } from '../user'
import { Figure } from './swapLook'

/** The slippage that is allowed, where it is not the usual one (trading 2.3). */
export function SlippageRow({ slippageBps }: { slippageBps: number }) {
  const { t } = useTranslation()
  return (
    <DetailList>
      <DetailRow label={t('Slippage Tolerance')}>
        <Figure>{slippageInPercent(slippageBps)}%</Figure>
      </DetailRow>
    </DetailList>
  )
}
