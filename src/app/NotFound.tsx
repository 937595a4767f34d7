import { Compass } from 'lucide-react'
import { deployment } from '../core/deployment'
import { useTranslation } from '../i18n'
import { EmptyState } from '../ui/content/EmptyState'
import { ButtonLink } from '../ui/controls/Link'

/** The page of every other path (trading 2.1). */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('Page not found')} | ${deployment.productName}`}</title>
      <EmptyState
        icon={Compass}
        title={t('Oops, page not found')}
        action={
          <ButtonLink to="/" kind="primary">
            {t('Back Home')}
          </ButtonLink>
        }
      >
        {t('The address may be old or mistyped.')}
      </EmptyState>
    </>
  )
}
