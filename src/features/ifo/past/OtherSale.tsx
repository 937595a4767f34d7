import type { Address } from '../../../core/address'
import type { SaleEntry } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { BlockCountdown } from '../../games'
import { type Sale, useCommitments, useSale, useSalePhase } from '../data/useSale'
import { SaleDetails } from '../hero/SaleDetails'
import { SaleView, useSalePrices } from '../SaleView'

function Body({ sale, account, isOld }: { sale: Sale; account: Address | null; isOld: boolean }) {
  const { t } = useTranslation()
  const own = useCommitments(sale.entry, account)
  const prices = useSalePrices(sale)
  const phase = useSalePhase(sale.blocks)
  const label = t('Starts in')
  return (
    <Stack $gap={16}>
      {phase === 'comingSoon' && (
        <Row $gap={8} $lineGap={0} $wrap $align="baseline">
          <Text as="span" $tone="quiet">
            {label}
          </Text>
          <Text as="span" $size={20} $weight={600}>
            <BlockCountdown label={label} block={sale.blocks.startBlock} />
          </Text>
        </Row>
      )}
      <SaleView {...prices} {...{ sale, account, own, isOld }} />
      <SaleDetails sale={sale} />
    </Stack>
  )
}

/** Renders another sale than the current one; it is read when it is unfolded. */
export function OtherSale({ entry, account }: { entry: SaleEntry; account: Address | null }) {
  const { t } = useTranslation()
  const read = useSale(entry)
  if (read.status === 'ready') return <Body sale={read.sale} account={account} isOld={read.isOld} />
  if (read.status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton height="480px" />
      </div>
    )
  }
  return (
    <ErrorBlock
      title={t('The sale could not be loaded')}
      meaning={t('Your tokens are not affected.')}
      remedy={t('It is read again with the next block.')}
    />
  )
}
