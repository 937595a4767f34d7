import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { ButtonLink } from '../../ui/controls/Link'

/** Warns inside a foreign frame that connecting and signing are blocked, with a link to the page itself. */
export function FramedNotice() {
  const { t } = useTranslation()
  // Re-renders on each navigation, so that the link points to the current page.
  useLocation()
  return (
    <Notice
      kind="warn"
      title={t('This page is shown inside another site')}
      spoken
      actions={
        <ButtonLink href={location.href} kind="primary" size="s">
          {t('Open it by itself')}
        </ButtonLink>
      }
    >
      {t('The site around it could hide what you agree to. So nothing can be connected or signed here.')}
    </Notice>
  )
}
