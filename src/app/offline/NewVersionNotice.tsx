import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { useNewVersion } from './newVersion'

/** Offers the newer build that lies ready. The page never reloads by itself: something may be half signed. */
export function NewVersionNotice() {
  const { t } = useTranslation()
  if (!useNewVersion()) return null
  return (
    <Notice
      kind="info"
      title={t('A new version is ready')}
      spoken
      actions={
        <Button size="s" onClick={() => location.reload()}>
          {t('Reload')}
        </Button>
      }
    />
  )
}
