import { amountValue, parseAmount } from '../../core/amount'
import { farmAuctionFacts } from '../../deployment/farmAuction'
import { useTranslation } from '../../i18n'
import { formatsOf } from '../../i18n/formats'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { Step, Steps } from '../games'
import { BID_STEP_RAW } from './auction.rules'
import { auctionVenue } from './venue'

const { auctionHours, farmDurationHours, cakePerDayAt1x } = farmAuctionFacts
const DAY_HOURS = 24

/** Explains the auctions. */
export function HowItWorks() {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const { symbol, decimals } = auctionVenue().cake
  const steps = [
    {
      title: t('Apply'),
      text: t('Projects apply with the account that will bid. Listed accounts can bid in every auction.'),
    },
    {
      title: t('Bid'),
      text: t(
        'An auction takes about %hours% hours. Bids are multiples of %amount%, and the bids of an account add up.',
        {
          hours: number(auctionHours),
          amount: amountValue(BID_STEP_RAW, decimals, symbol),
        },
      ),
    },
    {
      title: t('Win a farm'),
      text: t('The highest totals win a farm for %days% days. At 1x, a farm shares about %amount% a day.', {
        days: number(farmDurationHours / DAY_HOURS),
        amount: amountValue(parseAmount(cakePerDayAt1x, decimals) ?? 0n, decimals, symbol),
      }),
    },
    { title: t('Or reclaim'), text: t('All others get all of their bids back, with one transaction.') },
  ]
  return (
    <section aria-label={t('How it works')}>
      <Stack $gap={12}>
        <Text as="h2" $size={20}>
          {t('How it works')}
        </Text>
        <Steps role="list" $leastPx={220}>
          {steps.map(({ title, text }) => (
            <Step key={title} title={title}>
              {text}
            </Step>
          ))}
        </Steps>
      </Stack>
    </section>
  )
}
