import { Globe } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import { lazyPart } from './lazyPart'
import { useOpening } from './useOpening'

const DisplayBox = lazyPart(() => import('./DisplayBox').then((it) => it.DisplayBox))

/** The button in the bar for language and theme, with its popover. */
export function DisplayMenu() {
  const { t } = useTranslation()
  const { opening, button } = useOpening()
  return (
    <div onPointerEnter={DisplayBox.preload} onFocus={DisplayBox.preload}>
      <IconButton icon={Globe} label={t('Language and theme')} {...button} />
      {opening && <DisplayBox opening={opening} onClose={() => opening.close('key')} />}
    </div>
  )
}
