import { useId, useState } from 'react'
import { parseAmount, sanitizeAmountInput } from '../../../core/amount'
import { saleTaxSteps } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { dollarsText } from '../../../i18n/figures/usd'
import { formatsOf } from '../../../i18n/formats'
import { tableToken } from '../../../market/prices/tokenTable'
import { usdValueRaw } from '../../../market/usdPrice'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Chip } from '../../../ui/controls/Chip'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { TextField } from '../../../ui/controls/TextField'
import { Figure } from '../../../ui/figures/Figure'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { currencyOfSales } from '../data/useCurrency'
import type { Sale } from '../data/useSale'
import type { SalePrices } from '../pools/PoolCard'
import { simulatedResult, taxRate } from '../sale.rules'

const MULTIPLES = [1, 2, 5, 10, 50, 100, 250]
const FIRST_AMOUNT = '1'
const RATE_PER_BPS = 100_000_000n

/** Renders what a commitment gets if a pool ends so many times oversubscribed, and at which price. */
export function Simulator({ sale, currencyPrice }: { sale: Sale } & SalePrices) {
  const { t, locale } = useTranslation()
  const id = useId()
  const { decimals, symbol } = currencyOfSales()
  const token = tableToken(sale.entry.token)
  const [kind, setKind] = useState(sale.pools.at(-1)?.kind ?? 'unlimited')
  const [text, setText] = useState(FIRST_AMOUNT)
  const [times, setTimes] = useState(10)
  const pool = sale.pools.find((each) => each.kind === kind)
  if (!pool || !token) return null
  const { terms } = pool
  const typedRaw = parseAmount(text, decimals) ?? 0n
  const isAboveLimit = terms.limitRaw > 0n && typedRaw > terms.limitRaw
  const amountRaw = isAboveLimit ? terms.limitRaw : typedRaw
  const { offeredRaw, refundRaw, taxRaw } = simulatedResult(terms, amountRaw, BigInt(times), saleTaxSteps)
  const rate = taxRate({ ...terms, committedRaw: terms.raisingRaw * BigInt(times) }, saleTaxSteps)
  const paidRaw = amountRaw - refundRaw
  const priceRaw =
    currencyPrice && offeredRaw > 0n
      ? (usdValueRaw(currencyPrice, currencyPrice.token, paidRaw) * 10n ** BigInt(token.decimals)) / offeredRaw
      : null
  const lp = (raw: bigint) => <Figure raw={raw} decimals={decimals} symbol={symbol} />
  const number = (value: number) => formatsOf(locale).number(value)
  return (
    <Card inset="l">
      <Stack $gap={16}>
        <div>
          <Text as="h2" $size={20} $weight={600}>
            {t('What would you get?')}
          </Text>
          <Text $tone="quiet" $size={14}>
            {t('Try an amount before you commit. Nothing is sent.')}
          </Text>
        </div>
        {sale.pools.length > 1 && (
          <SegmentedControl
            legend={t('Pool')}
            value={kind}
            onPick={setKind}
            options={[
              { value: 'basic', label: t('Basic sale') },
              { value: 'unlimited', label: t('Unlimited sale') },
            ]}
          />
        )}
        <TextField
          id={id}
          label={t('You commit')}
          value={text}
          onType={(typed) => setText((before) => sanitizeAmountInput(typed) ?? before)}
          inputMode="decimal"
          autoComplete="off"
          after={<span>{symbol}</span>}
          error={isAboveLimit ? t('The limit of this pool applies.') : undefined}
        />
        <Stack $gap={8}>
          <Text $size={14} $weight={600}>
            {t('If it ends with this many times what it raises')}
          </Text>
          <Row $align="stretch" $wrap $gap={4}>
            {MULTIPLES.map((each) => (
              <Chip key={each} selected={each === times} onPick={() => setTimes(each)}>
                {t('%number%×', { number: number(each) })}
              </Chip>
            ))}
          </Row>
        </Stack>
        <DetailList>
          <DetailRow label={t('You would get')}>
            <Figure raw={offeredRaw} decimals={token.decimals} symbol={token.symbol} />
          </DetailRow>
          <DetailRow label={t('Refund')}>{lp(refundRaw)}</DetailRow>
          <DetailRow label={t('Fee')}>
            {lp(taxRaw)}
            {rate > 0n && ` (${setPercentText(rate / RATE_PER_BPS, locale)})`}
          </DetailRow>
          <DetailRow label={t('You would pay')}>{lp(paidRaw)}</DetailRow>
          <DetailRow
            label={t('Price of 1 %symbol%', { symbol: token.symbol })}
            tip={t('With the fee, at today’s price of the LP token.')}
          >
            {priceRaw === null || !currencyPrice ? '–' : dollarsText(priceRaw, currencyPrice.usd.decimals, locale)}
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}
