import { styled } from 'styled-components'
import type { IndexedBet } from '../../../chain/services/predictionBets'
import { explorerLink } from '../../../deployment/explorer'
import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { amountText } from '../../../i18n/figures/amount'
import { oraclePriceText } from '../../../i18n/figures/oraclePrice'
import { Link } from '../../../ui/controls/Link'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { HistoryRow } from '../../games'
import { usdValue } from '../data/amounts'
import { useOraclePrice } from '../data/useMarket'
import type { HistoryEntry } from '../history.rules'
import { coinDecimals, coinSymbol, SIDES } from '../prediction.messages'
import { CollectButton } from './CollectButton'

const { oracleDecimals } = predictionFacts
const SECOND_MS = 1_000

const Result = styled.span`
  display: grid;
  justify-items: end;
  font-size: var(--type-14);
  font-weight: 600;

  &[data-result='win'] {
    color: var(--good);
  }
  &[data-result='lose'] {
    color: var(--bad);
  }
`

const RESULTS: Readonly<Record<HistoryEntry['result'], { label: string }>> = {
  win: { label: 'Won' },
  lose: { label: 'Lost' },
  canceled: { label: 'Cancelled' },
  live: { label: 'Running' },
}

/** Returns what the account gained or lost in a round, in wei; 0 until it has ended. */
const netRaw = ({ result, bet, payoutRaw }: HistoryEntry): bigint =>
  result === 'win' || result === 'lose' ? payoutRaw - bet.amountRaw : 0n

function Prices({ round }: Pick<HistoryEntry, 'round'>) {
  const { t, locale } = useTranslation()
  const text = (priceRaw: bigint | null) =>
    priceRaw === null ? '–' : oraclePriceText(priceRaw, oracleDecimals, locale)
  return (
    <>
      <DetailRow label={t('Locked price')}>{text(round.lockPriceRaw)}</DetailRow>
      <DetailRow label={t('Closed price')}>{text(round.closePriceRaw)}</DetailRow>
    </>
  )
}

/** Renders the value of an amount in US dollars at the oracle's price; nothing without a price. */
function Value({ raw, price }: { raw: bigint; price: bigint | null }) {
  const { locale } = useTranslation()
  const usd = usdValue(raw, price, locale)
  return usd && <FullValue {...usd} />
}

interface Props {
  entry: HistoryEntry
  /** The bet in the index, with its transactions; undefined while the index does not reply. */
  indexed: IndexedBet | undefined
}

/** Renders links to the transactions of a bet and its claim; nothing without the index or an explorer. */
function Transactions({ indexed }: Pick<Props, 'indexed'>) {
  const { t, locale } = useTranslation()
  const betHref = indexed ? explorerLink('tx', indexed.hash) : null
  const claimHref = indexed?.claimedHash ? explorerLink('tx', indexed.claimedHash) : null
  if (!indexed || betHref === null) return null
  return (
    <>
      <DetailRow label={t('Time')}>{formatsOf(locale).dateTime(indexed.createdAtS * SECOND_MS)}</DetailRow>
      <DetailRow label={t('Transactions')}>
        <Link href={betHref}>{t('Bet')}</Link> {claimHref !== null && <Link href={claimHref}>{t('Collect')}</Link>}
      </DetailRow>
    </>
  )
}

/** Renders a bet of the history, which unfolds to the bet, the round and the result. */
export function HistoryItem({ entry, indexed }: Props) {
  const { t, locale } = useTranslation()
  const price = useOraclePrice()?.priceRaw ?? null
  const { bet, round, result, payoutRaw, isCollectable } = entry
  const net = netRaw(entry)
  const sign = net < 0n ? '-' : '+'
  const size = net < 0n ? -net : net
  return (
    <HistoryRow
      name={
        <>
          <Text as="strong" $weight={600}>
            {t('Round %round%', { round: String(round.epoch) })}
          </Text>
          <Text as="span" $size={14} $tone="quiet" style={{ display: 'block' }}>
            {t(SIDES[bet.position].label)} ·{' '}
            <bdi>{`${amountText(bet.amountRaw, coinDecimals, locale)} ${coinSymbol}`}</bdi>
          </Text>
        </>
      }
      result={
        <Result data-result={result}>
          {isCollectable ? t('Uncollected') : t(RESULTS[result].label)}
          {net !== 0n && <bdi>{`${sign}${amountText(size, coinDecimals, locale)} ${coinSymbol}`}</bdi>}
        </Result>
      }
    >
      {() => (
        <Stack>
          <DetailList>
            <DetailRow label={t('Your bet')}>
              <Figure raw={bet.amountRaw} decimals={coinDecimals} symbol={coinSymbol} />
            </DetailRow>
            <DetailRow label={t('Direction')}>{t(SIDES[bet.position].label)}</DetailRow>
            <DetailRow label={t('Result')}>{t(RESULTS[result].label)}</DetailRow>
            {payoutRaw > 0n && (
              <DetailRow label={bet.isClaimed ? t('Collected') : t('Pays')}>
                <Figure raw={payoutRaw} decimals={coinDecimals} symbol={coinSymbol} />{' '}
                <Value raw={payoutRaw} price={price} />
              </DetailRow>
            )}
            {net !== 0n && (
              <DetailRow label={net < 0n ? t('Loss') : t('Profit')} tone={net < 0n ? 'bad' : 'good'}>
                <Figure raw={size} decimals={coinDecimals} symbol={coinSymbol} prefix={sign} />{' '}
                <Value raw={size} price={price} />
              </DetailRow>
            )}
            <Prices round={round} />
            <Transactions indexed={indexed} />
            <DetailRow label={t('Prize pool')}>
              <Figure raw={round.totalRaw} decimals={coinDecimals} symbol={coinSymbol} />
            </DetailRow>
          </DetailList>
          {isCollectable && <CollectButton round={round} bet={bet} isRefund={result === 'canceled'} />}
        </Stack>
      )}
    </HistoryRow>
  )
}
