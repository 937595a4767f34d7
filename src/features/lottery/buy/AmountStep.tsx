import { useId } from 'react'
import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { wholePercentText } from '../../../i18n/figures/wholePercent'
import { amountValue } from '../../../core/amount'
import { useCakePrice } from '../../../market/cake'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Chip } from '../../../ui/controls/Chip'
import { Link } from '../../../ui/controls/Link'
import { TextField } from '../../../ui/controls/TextField'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { usdValue } from '../../earn'
import {
  affordableTickets,
  discountFraction,
  largestPurchase,
  problemOf,
  shortcutsFor,
  ticketCost,
  type TicketSale,
} from '../purchase.rules'
import { lotteryVenue } from '../venue'
import { digitsIn } from './drafts.rules'

/** Announces why the number of tickets cannot be bought. */
function Announced({ text }: { text: string }) {
  useAnnouncement(text)
  return null
}

interface CostProps {
  sale: TicketSale
  count: number
}

/** Renders what the tickets cost, the discount for several, and the amount that the contract takes. */
function PurchaseCost({ sale, count }: CostProps) {
  const { t, locale } = useTranslation()
  const price = useCakePrice()
  const { cake } = lotteryVenue()
  const { fullRaw, discountRaw, totalRaw } = ticketCost(sale, count)
  const usd = usdValue(price, totalRaw, locale)
  const figure = (raw: bigint) => <Figure raw={raw} decimals={cake.decimals} symbol={cake.symbol} />
  return (
    <DetailList>
      <DetailRow label={t('Cost')}>{figure(fullRaw)}</DetailRow>
      <DetailRow
        label={t('Bulk discount')}
        tip={t('Each further ticket makes all tickets of the purchase a little cheaper, up to %count% tickets.', {
          count: largestPurchase(sale),
        })}
      >
        {sharePercentText(...discountFraction(sale, count), locale)} ({figure(discountRaw)})
      </DetailRow>
      <DetailRow label={t('You pay')}>
        <strong>{figure(totalRaw)}</strong>
        {usd && (
          <span>
            {' '}
            (<FullValue {...usd} />)
          </span>
        )}
      </DetailRow>
    </DetailList>
  )
}

interface Props {
  sale: TicketSale
  /** The account's CAKE in its smallest unit; null while unknown. */
  balanceRaw: bigint | null
  text: string
  onText: (text: string) => void
  disabled: boolean
}

/** Returns the number of tickets in a text; 0 for none. */
export const countOf = (text: string): number => Number(digitsIn(text) || '0')

/** Renders the number of tickets to buy, its shortcuts, and what they cost (games 2.6.1, 5.3). */
export function AmountStep({ sale, balanceRaw, text, onText, disabled }: Props) {
  const { t, locale } = useTranslation()
  const id = useId()
  const { cake } = lotteryVenue()
  const { symbol, decimals } = cake
  const count = countOf(text)
  const problem = problemOf(sale, balanceRaw ?? 0n, count)
  const isShort = problem === 'tooExpensive' && balanceRaw !== null
  const most = largestPurchase(sale)
  const error =
    problem === 'tooMany'
      ? t('You can buy at most %maxTickets% tickets in one transaction', { maxTickets: most })
      : isShort
        ? t(LIMITS.shortBalance, { symbol })
        : undefined
  const affordable = balanceRaw === null ? 0 : affordableTickets(sale, balanceRaw)
  return (
    <Stack $gap={16}>
      <Stack $gap={8}>
        <TextField
          id={id}
          label={t('Number of tickets')}
          value={text}
          onType={(typed) => onText(digitsIn(typed))}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          disabled={disabled}
          data-focus-first
          error={error}
          hint={
            balanceRaw === null
              ? t('Balance: –')
              : t('Balance: %amount%', { amount: amountValue(balanceRaw, decimals, symbol) })
          }
        />
        {error !== undefined && <Announced text={error} />}
        <Row $gap={4} $align="stretch" $wrap>
          {shortcutsFor(affordable).map(({ percent, tickets }) => (
            <Chip
              key={percent}
              selected={count === tickets}
              disabled={disabled}
              label={t('%percent% of the tickets that you can pay: %number%', {
                percent: wholePercentText(percent, locale),
                number: tickets,
              })}
              onPick={() => onText(String(tickets))}
            >
              {percent === 100 ? t('Max') : wholePercentText(percent, locale)}
            </Chip>
          ))}
        </Row>
        {(isShort || (balanceRaw !== null && affordable === 0)) && (
          <Text $size={14}>
            <Link to={`/swap?outputCurrency=${cake.address}`}>{t('Get %symbol%', { symbol })}</Link>
          </Text>
        )}
      </Stack>
      {count > 0 && count <= most && <PurchaseCost sale={sale} count={count} />}
    </Stack>
  )
}
