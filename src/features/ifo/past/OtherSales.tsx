import { lazy, Suspense } from 'react'
import type { Address } from '../../../core/address'
import type { SaleEntry } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { HistoryRow } from '../../games'

const OtherSale = lazy(() => import('./OtherSale').then((it) => ({ default: it.OtherSale })))

interface Props {
  title: string
  entries: readonly SaleEntry[]
  account: Address | null
}

/** Renders sales as folded rows, newest first; each is read when it is unfolded. */
export function OtherSales({ title, entries, account }: Props) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <Stack as="section" $gap={16}>
      <Text as="h2" $size={20} $weight={600}>
        {title}
      </Text>
      <Card>
        <ul>
          {entries.map((entry) => (
            <HistoryRow
              key={entry.id}
              name={entry.name}
              result={entry.version === 1 && <Badge>{t('First version')}</Badge>}
            >
              {() => (
                <Suspense
                  fallback={
                    <div aria-busy>
                      <Skeleton height="480px" />
                    </div>
                  }
                >
                  <OtherSale entry={entry} account={account} />
                </Suspense>
              )}
            </HistoryRow>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
