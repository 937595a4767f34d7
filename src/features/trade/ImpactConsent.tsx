import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { impactText } from '../../i18n/figures/impact'
import { Notice } from '../../ui/content/Notice'
import { TextField } from '../../ui/controls/TextField'
import { Toggle } from '../../ui/controls/Toggle'
import type { Consent } from './trade.rules'

/** The word the user types to consent to a price impact of 10 % or more (trading 5). */
const WORD = 'confirm'

interface ImpactConsentProps {
  kind: Consent
  impactBps: number | null
  onChange: (hasConsent: boolean) => void
}

/** Asks for the consent that trading 5 requires for a high price impact: a toggle or the typed word. */
export function ImpactConsent({ kind, impactBps, onChange }: ImpactConsentProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isOn, setIsOn] = useState(false)
  if (kind === 'none') return null
  return (
    <>
      <Notice kind="bad" title={t('This swap has a price impact of %impact%', { impact: impactText(impactBps) })}>
        {t('You would get far less than the market price. A smaller amount costs less.')}
      </Notice>
      {kind === 'typed' ? (
        <TextField
          label={t('Type the word "%word%" to go on', { word: WORD })}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onType={(text) => {
            setTyped(text)
            onChange(text.trim().toLowerCase() === WORD)
          }}
        />
      ) : (
        <Toggle
          label={t('I want to swap all the same')}
          checked={isOn}
          onToggle={(checked) => {
            setIsOn(checked)
            onChange(checked)
          }}
        />
      )}
    </>
  )
}
