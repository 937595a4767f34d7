import { lazy, Suspense, useEffect, useState } from 'react'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import type { RouteFacts } from '../routes'
import { writePageTags } from './pageTags'

const { chainName, productName } = deployment

/** Reads prices with the market's code, which a page need not wait for; a title without a price is a title too. */
const TitlePrice = lazy(() =>
  import('./TitlePrice').then(({ TitlePrice: watch }) => ({ default: watch })).catch(() => ({ default: () => null })),
)

/** Names the page in the window's title and in the tags of a shared address (trading 2.1); draws nothing. */
export function PageHead({ route }: { route: RouteFacts | null }) {
  const { t } = useTranslation()
  const [price, setPrice] = useState<string | null>(null)
  const title = route ? `${t(route.title)} | ${productName}` : productName
  const description = t('Swap tokens on %chain% from your own wallet.', { chain: chainName })
  useEffect(() => writePageTags({ title, description, price }), [title, description, price])
  return (
    <Suspense>
      <TitlePrice onChange={setPrice} />
    </Suspense>
  )
}
