import { styled } from 'styled-components'
import { lotteryFacts } from '../../../deployment/lottery'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { wholeDollarsText } from '../../../i18n/figures/usd'
import { amountValue, parseAmount } from '../../../core/amount'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { Step, Steps } from '../../games'
import { useLotterySettings } from '../data/useLottery'
import { discountFraction, largestPurchase, type TicketSale } from '../purchase.rules'
import { lotteryVenue } from '../venue'
import { BracketPicture } from './BracketPicture'
import { PrizeFunds } from './PrizeFunds'

const { ticketUsd, drawsPerDay, injection } = lotteryFacts
const DAY_HOURS = 24

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24);
  align-items: start;

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Usual terms: the hidden text with them has about the size of the text with the real ones. */
const USUAL: TicketSale = { priceRaw: 1_850_000_000_000_000_000n, discountDivisor: 2_000n, maxTickets: 100 }

/** Renders the price of tickets and the discount of several, by the terms of the current round. */
function BuyText() {
  const { t, locale } = useTranslation()
  const settings = useLotterySettings()
  const { cake } = lotteryVenue()
  const sale = settings ?? USUAL
  const most = largestPurchase(sale)
  const discount = (count: number) => sharePercentText(...discountFraction(sale, count), locale)
  const price = t('A ticket costs about %usd% in CAKE; the price is set when a round starts.', {
    usd: wholeDollarsText(ticketUsd as Intl.StringNumericLiteral, locale),
  })
  const terms = t(
    'Now it is %price%. Several tickets at once are cheaper: by %two% for 2 tickets, by %many% for %number%.',
    {
      price: amountValue(sale.priceRaw, cake.decimals, cake.symbol),
      ...{ two: discount(2), many: discount(most), number: most },
    },
  )
  return (
    <>
      {`${price} `}
      {/* Hidden until the terms are read: it only reserves the space. */}
      {settings === null ? <span style={{ visibility: 'hidden' }}>{terms}</span> : terms}
    </>
  )
}

/** Explains the lottery. Prices, discounts and shares are those of the current round. */
export function HowItWorks() {
  const { t } = useTranslation()
  const { cake } = lotteryVenue()
  return (
    <Stack as="section" $gap={24} aria-label={t('How it works')}>
      <Text as="h2" $size={24}>
        {t('How it works')}
      </Text>
      <Steps>
        <Step title={t('Buy tickets')}>
          <BuyText />
        </Step>
        <Step title={t('Wait for the draw')}>
          {t('There is a draw every %count% hour. || There is a draw every %count% hours.', {
            count: Math.round(DAY_HOURS / drawsPerDay),
          }) + ` ${t('Tickets are sold until the round ends. The winning number is a random number from the chain.')}`}
        </Step>
        <Step title={t('Check your prizes')}>
          {t(
            'After the draw, check here whether your tickets have won, and collect your prizes. Prizes do not expire.',
          )}
        </Step>
      </Steps>
      <Columns>
        <Stack $gap={16}>
          <Text as="h3" $size={20}>
            {t('What wins')}
          </Text>
          <p>{t('The digits of your ticket have to match the winning number in order, from the left.')}</p>
          <BracketPicture />
          <Text $size={14} $tone="quiet">
            {t('A ticket wins only the prize of its longest match. The winners of a prize share it equally.')}
          </Text>
        </Stack>
        <Stack $gap={16}>
          <Text as="h3" $size={20}>
            {t('Prize funds')}
          </Text>
          <p>
            {t(
              'All CAKE that is paid for tickets goes into the prize pool. The team adds about %amount% every %count% day. || All CAKE that is paid for tickets goes into the prize pool. The team adds about %amount% every %count% days.',
              {
                amount: amountValue(parseAmount(injection.cake, cake.decimals) ?? 0n, cake.decimals, cake.symbol),
                count: injection.everyDays,
              },
            )}
          </p>
          <PrizeFunds />
          <Text $size={14} $tone="quiet">
            {t('Prizes that nobody wins are added to the next round, unless the operator sends them to the treasury.')}
          </Text>
        </Stack>
      </Columns>
    </Stack>
  )
}
