import { useTranslation } from '../../i18n'
import { ReadFailure } from '../earn'
import { FiguresView } from './FiguresView'
import { useHomeFigures } from './useHomeFigures'

/** Reads the figures of the home page and renders them; with a retry when they could not be read (trading 2.1.26). */
export function HomeFigures() {
  const { t } = useTranslation()
  const read = useHomeFigures()
  return (
    <FiguresView
      read={read}
      problem={read.status === 'failed' && <ReadFailure title={t('The farms and pools could not be loaded')} />}
    />
  )
}
