import { lazy, Suspense, useEffect, useState } from 'react'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import type { RouteFacts } from '../routes'
import { writePageTags } from './pageTags'

const { chainName, productName } = deployment

/** Loaded lazily, because prices need the market code; without it the title has no price. */
const TitlePrice = lazy(() =>
  import('./TitlePrice').then(({ TitlePrice: watch }) => ({ default: watch })).catch(() => ({ default: () => null })),
)

/** Sets the window title and the meta tags of the page (trading 2.1); renders nothing visible. */
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
