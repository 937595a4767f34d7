import { Sprout } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { type SaleEntry, saleEntries } from '../../deployment/ifos'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Stack } from '../../ui/layout/Stack'
import { useLatched } from '../../ui/useLatched'
import { currencyOfSales } from './data/useCurrency'
import { type Sale, useCommitments, useSale } from './data/useSale'
import { SaleDetails } from './hero/SaleDetails'
import { SaleHero } from './hero/SaleHero'
import { OwnSales } from './own/OwnSales'
import { OtherSales } from './past/OtherSales'
import { SaleView, useSalePrices } from './SaleView'
import { Simulator } from './simulator/Simulator'
import { StepList } from './steps/StepList'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-16);
  align-items: start;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** constants: ONE_ACTIVE; without one, the newest sale. */
const currentAt = Math.max(
  0,
  saleEntries.findIndex(({ isActive }) => isActive === true),
)
const current = saleEntries[currentAt] ?? null

function Current({ sale, account, isOld }: { sale: Sale; account: Address | null; isOld: boolean }) {
  const own = useCommitments(sale.entry, account)
  const prices = useSalePrices(sale)
  return (
    <>
      <SaleHero sale={sale} />
      <SaleView {...prices} {...{ sale, account, own, isOld }} />
      <StepList {...{ sale, account, own }} />
      <Pair>
        <Simulator sale={sale} {...prices} />
        <SaleDetails sale={sale} />
      </Pair>
    </>
  )
}

function Sales({ entry, account }: { entry: SaleEntry; account: Address | null }) {
  const { t } = useTranslation()
  const read = useSale(entry)
  // The other sales follow once the height of the current one is known.
  const isKnown = useLatched(read.status !== 'loading')
  return (
    <Stack $gap={24}>
      {read.status === 'ready' ? (
        <Current sale={read.sale} account={account} isOld={read.isOld} />
      ) : read.status === 'loading' ? (
        <Stack $gap={24} aria-busy>
          <Skeleton height="180px" />
          <Skeleton height="640px" />
        </Stack>
      ) : (
        <ErrorBlock
          title={t('The sale could not be loaded')}
          meaning={t('Your tokens are not affected.')}
          remedy={t('It is read again with the next block.')}
        />
      )}
      {isKnown && (
        <>
          <OtherSales title={t('Coming sales')} entries={saleEntries.slice(0, currentAt)} account={account} />
          <OtherSales title={t('Past sales')} entries={saleEntries.slice(currentAt + 1)} account={account} />
          {account && <OwnSales key={account} account={account} />}
        </>
      )}
    </Stack>
  )
}

/** Renders the sales of new tokens (games 3.7). */
export function IfoPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <>
      <PageHeader
        title={t('Initial farm offering')}
        {...(current && { subtitle: t('Buy new tokens with %symbol% tokens.', { symbol: currencyOfSales().symbol }) })}
      />
      {current ? (
        <Sales entry={current} account={account} />
      ) : (
        <EmptyState icon={Sprout} title={t('There are no sales yet')} />
      )}
    </>
  )
}
