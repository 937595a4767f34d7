import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { useNewVersion } from './newVersion'

/** Renders the offer to load a newer build. The page never reloads by itself, because a write may be half signed. */
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
