import { styled } from 'styled-components'
import { currentTicketId } from '../../../chain/contracts/lottery/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { amountText } from '../../../i18n/figures/amount'
import { setPercentText, sharePercentText } from '../../../i18n/figures/percent'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { bracketPotsRaw, expectedPrizeRaw } from '../draw.rules'
import type { Round } from '../round.rules'
import { lotteryVenue } from '../venue'

const Disclosure = styled.details`
  font-size: var(--type-14);

  & > summary {
    min-block-size: 24px;
    color: var(--accent-2);
    cursor: pointer;
  }
`

/**
 * Renders what a ticket that is bought now is paid on average, in words, and the formula behind it. The average is that
 * of random numbers, with the tickets that are sold so far (games 2.6.9).
 */
export function TicketValue({ round }: { round: Round }) {
  const { t, locale } = useTranslation()
  const { lottery, cake } = lotteryVenue()
  const { priceRaw, firstTicketId, treasuryFeeBps } = round
  const nextTicketId = useCall(currentTicketId(lottery)).value
  if (nextTicketId === undefined || priceRaw === 0n) return null
  const soldCount = Number(nextTicketId - firstTicketId)
  const terms = { ...round, collectedRaw: round.collectedRaw + priceRaw }
  const averageRaw = expectedPrizeRaw(terms, soldCount)
  const amount = (raw: bigint) => amountValue(raw, cake.decimals, cake.symbol)
  return (
    <Stack $gap={4}>
      <Text $size={14} $tone="quiet">
        {t(
          'On average, a ticket bought now wins about %amount%, which is %percent% of its price. Most tickets win nothing.',
          {
            amount: amount(averageRaw),
            percent: sharePercentText(averageRaw, priceRaw, locale),
          },
        )}
      </Text>
      <Disclosure>
        <summary>{t('How this is calculated')}</summary>
        <Stack $gap={8}>
          <p>
            {t(
              'The pot with this ticket is %pot%. The treasury keeps %fee%. The rest is divided among six prizes: for the first digit, for the first two, and so on.',
              { pot: amount(terms.collectedRaw), fee: setPercentText(treasuryFeeBps, locale) },
            )}
          </p>
          <p>
            {t(
              'A random ticket wins exactly the prize of the first digit with a chance of 9 in 100, of the first two with 9 in 1,000, and so on; all six digits match once in 1,000,000.',
            )}
          </p>
          <p>
            {t(
              'The winners of a prize share it equally. So each prize counts with the chance that any of the %number% tickets wins it, divided by %number%. The six results are added.',
              { number: soldCount + 1 },
            )}
          </p>
          <p>
            {t('The six prizes now: %amounts%.', {
              amounts: bracketPotsRaw(terms)
                .map((raw) => `${amountText(raw, cake.decimals, locale)} ${cake.symbol}`)
                .join(' · '),
            })}
          </p>
        </Stack>
      </Disclosure>
    </Stack>
  )
}
