import { styled } from 'styled-components'
import { DisplaySettings } from '../../features/user'
import { useTranslation } from '../../i18n'
import { OpenBox } from './OpenBox'
import type { Opening } from './useOpening'

const Padded = styled(OpenBox)`
  inline-size: 296px;
  min-block-size: 196px;
  padding: var(--space-16);
`

/** Language and theme settings, beside their button in the bar. */
export function DisplayBox({ opening }: { opening: Opening; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Padded opening={opening} role="group" aria-label={t('Language and theme')}>
      <DisplaySettings />
    </Padded>
  )
}
