import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { impactText } from '../../i18n/figures/percent'
import { Notice } from '../../ui/content/Notice'
import { ConfirmWordField } from '../../ui/form/ConfirmWordField'
import { Toggle } from '../../ui/controls/Toggle'
import type { Consent } from './trade.rules'

interface ImpactConsentProps {
  kind: Consent
  impactBps: number | null
  onChange: (hasConsent: boolean) => void
}

/** Renders the consent that trading 5 requires for a high price impact: a toggle or the typed word. */
export function ImpactConsent({ kind, impactBps, onChange }: ImpactConsentProps) {
  const { t, locale } = useTranslation()

  const [isOn, setIsOn] = useState(false)
  if (kind === 'none') return null
  return (
    <>
      <Notice
        kind="bad"
        title={t('This swap has a price impact of %impact%', { impact: impactText(impactBps, locale) })}
      >
        {t('You would get far less than the market price. Swap a smaller amount to lose less.')}
      </Notice>
      {kind === 'typed' ? (
        <ConfirmWordField onChange={onChange} />
      ) : (
        <Toggle
          label={t('I want to swap anyway')}
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
