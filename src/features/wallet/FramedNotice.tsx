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
      title={t('This site is open inside another site')}
      spoken
      actions={
        <ButtonLink href={location.href} kind="primary" size="s">
          {t('Open in its own tab')}
        </ButtonLink>
      }
    >
      {t('The other site could hide what you sign, so you cannot connect or sign here.')}
    </Notice>
  )
}
