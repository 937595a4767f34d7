import { useTranslation } from '../../../i18n'
import { changeText } from '../../../i18n/figures/percent'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { usdValue } from '../data/amounts'
import { useOraclePrice } from '../data/useMarket'
import { type HistoryEntry, profitAndLoss } from '../history.rules'
import { coinDecimals, coinSymbol } from '../prediction.messages'

const amount = { decimals: coinDecimals, symbol: coinSymbol }

/** Renders the profit and loss of the account's ended rounds. */
export function ProfitPanel({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t, locale } = useTranslation()
  const price = useOraclePrice()?.priceRaw ?? null
  const { wonCount, lostCount, stakedRaw, paidRaw, netRaw, returnBps } = profitAndLoss(entries)
  const isLoss = netRaw < 0n
  const sizeRaw = isLoss ? -netRaw : netRaw
  const usd = usdValue(sizeRaw, price, locale)
  return (
    <Stack>
      <div>
        <Text $tone="quiet" $size={14}>
          {t('Net result')}
        </Text>
        <Text as="div" $size={24} $weight={600} style={{ color: isLoss ? 'var(--bad)' : 'var(--good)' }}>
          <Figure raw={sizeRaw} {...amount} prefix={netRaw === 0n ? '' : isLoss ? '-' : '+'} />
        </Text>
        <Text $tone="quiet" $size={14}>
          {usd && <FullValue {...usd} />}
        </Text>
      </div>
      <DetailList>
        <DetailRow label={t('Rounds won')}>{wonCount}</DetailRow>
        <DetailRow label={t('Rounds lost')}>{lostCount}</DetailRow>
        <DetailRow label={t('Average return')} tip={t('The net result as a part of all your bets of ended rounds.')}>
          {returnBps === null ? '–' : changeText(returnBps, locale)}
        </DetailRow>
        <DetailRow label={t('Bets of ended rounds')}>
          <Figure raw={stakedRaw} {...amount} />
        </DetailRow>
        <DetailRow label={t('Payouts')}>
          <Figure raw={paidRaw} {...amount} />
        </DetailRow>
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {t('Rounds that are running or cancelled do not count. Network fees are not included.')}
      </Text>
    </Stack>
  )
}
