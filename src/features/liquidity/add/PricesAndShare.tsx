import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { priceText, shareText } from '../pool/pool.messages'
import type { Amounts } from '../pool/shares.rules'
import type { AddForm } from './useAddForm'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

/** Returns the amounts that define the price: the reserves, or the first deposit; null while neither is known. */
function priceBasis({ isFree, holdings, wanted }: AddForm): Amounts | null {
  if (!isFree) return holdings
  const { firstRaw, secondRaw } = wanted
  return firstRaw && secondRaw ? { firstRaw, secondRaw } : null
}

/** Renders the rates of a pool and the share that an addition would have (trading 2.4 "prices and pool share"). */
export function PricesAndShare({ form }: { form: AddForm }) {
  const { t } = useTranslation()
  const { a, b, isNewPool, addition } = form
  const basis = priceBasis(form)
  if (!a || !b || !basis) return null
  return (
    <Card inset="s">
      <Stack>
        <Text as="h2" $size={16}>
          {isNewPool ? t('Initial prices and pool share') : t('Prices and pool share')}
        </Text>
        <DetailList>
          <DetailRow label={t('%assetA% per %assetB%', { assetA: a.symbol, assetB: b.symbol })}>
            <span>{priceText(basis, a, b)}</span>
          </DetailRow>
          <DetailRow label={t('%assetA% per %assetB%', { assetA: b.symbol, assetB: a.symbol })}>
            <span>{priceText({ firstRaw: basis.secondRaw, secondRaw: basis.firstRaw }, b, a)}</span>
          </DetailRow>
          <DetailRow label={t('Share of Pool')}>
            <span>{isNewPool ? '100%' : addition ? shareText(addition.sharesRaw, addition.supplyAfterRaw) : '–'}</span>
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}
