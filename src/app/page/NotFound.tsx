import { Compass } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/controls/Link'
import { PageMessage } from './PageMessage'

/** The page of an unknown path (trading 2.1). */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <PageMessage
      icon={Compass}
      title={t('Oops, page not found')}
      actions={
        <ButtonLink to="/" kind="primary">
          {t('Back home')}
        </ButtonLink>
      }
    >
      <p>{t('The link may be old, or the address has a typo.')}</p>
    </PageMessage>
  )
}
