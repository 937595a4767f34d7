import { useState } from 'react'
import type { NameRefusal } from '../../../chain/services/profileNaming'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../../chain/wallet/view/viewedAccount'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { profileFacts } from '../../../deployment/profile'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { TextField } from '../../../ui/controls/TextField'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Stack } from '../../../ui/layout/Stack'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { REJECTED, reportFailureAs } from '../../transactions'
import { nameTaken } from '../profile.slice'
import { registrationText } from '../registration.rules'
import { NAME_ERRORS } from './name.messages'
import { type NameState, useNameCheck } from './useNameCheck'

const SECOND_MS = 1_000
/** The field accepts more characters than a name may have, so that an error is shown instead of a cut name. */
const MOST_CHARACTERS = 32

type Outcome = 'none' | 'requesting' | 'rejected' | 'unavailable' | NameRefusal

interface Props {
  account: Address
  servicesUrl: string
  name: string
  onType: (name: string) => void
}

const SIGN_ERROR = { title: 'Error', body: 'Unable to sign payload' } as const

/** Returns the text of a state of the typed name; null while nothing is wrong. */
function useNameError(state: NameState): string | null {
  const { t } = useTranslation()
  if (state === 'empty' || state === 'checking' || state === 'available') return null
  return t(NAME_ERRORS[state].text, profileFacts.nameLength)
}

/** Announces the result of a check to screen readers. */
function Spoken({ text }: { text: string }) {
  useAnnouncement(text)
  return null
}

/** Form that checks a name while it is typed, and registers it by a signature, which has no network fee (games 5.1). */
export function NameForm({ account, servicesUrl, name, onType }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { library } = useWallet()
  const [isAgreed, setAgreed] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const state = useNameCheck(servicesUrl, name)
  const error = useNameError(state)
  const isBusy = outcome === 'requesting'
  const isShortYet = state === 'tooShort'
  // A name that is still being typed may be too short: that is shown as a hint, not as an error.
  const rule = isShortYet && error !== null ? error : t('3 to 15 letters and digits.')
  const hint = state === 'available' ? t('%name% is available.', { name }) : rule
  const spoken = state === 'available' ? hint : isShortYet ? null : error

  async function take(): Promise<void> {
    if (!library) return
    setOutcome('requesting')
    const facts = { host: location.host, chainId: deployment.chainId }
    const timeS = Math.floor(Date.now() / SECOND_MS)
    let signature: string
    try {
      refuseWhileViewing()
      const { signMessage } = await import('../../../chain/wallet/signMessage')
      signature = await signMessage(library, account, registrationText({ account, name, timeS, ...facts }))
    } catch (cause) {
      setOutcome(isUserRejected(cause) ? 'rejected' : 'none')
      if (!isUserRejected(cause)) await reportFailureAs(SIGN_ERROR, cause)
      return
    }
    try {
      const { registerName } = await import('../../../chain/services/profileNaming')
      const request = { address: account, username: name, ...facts, time: timeS, signature }
      const refusal = await registerName(servicesUrl, request)
      setOutcome(refusal ?? 'none')
      if (refusal === null) dispatch(nameTaken({ account, name }))
    } catch {
      setOutcome('unavailable')
    }
  }

  return (
    <Stack $gap={16}>
      <TextField
        label={t('Profile name')}
        value={name}
        onType={(text) => {
          onType(text)
          setOutcome('none')
        }}
        maxLength={MOST_CHARACTERS}
        readOnly={isBusy}
        hint={isShortYet || error === null ? hint : undefined}
        error={isShortYet ? undefined : (error ?? undefined)}
        after={state === 'checking' ? <Spinner size={16} /> : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {spoken !== null && <Spoken text={spoken} />}
      <Checkbox
        label={t('I understand that others can find my wallet by this name.')}
        hint={t('The name is public and cannot be changed.')}
        checked={isAgreed}
        onToggle={setAgreed}
        disabled={isBusy}
      />
      {outcome === 'rejected' && <Notice kind="info" title={t(REJECTED)} spoken />}
      {outcome !== 'none' && outcome !== 'requesting' && outcome !== 'rejected' && (
        <Notice kind="bad" title={t('The name was not set')} spoken>
          {t(NAME_ERRORS[outcome].text, profileFacts.nameLength)}
        </Notice>
      )}
      <Button
        kind="primary"
        size="l"
        wide
        disabled={state !== 'available' || !isAgreed || !library}
        busy={isBusy}
        busyText={t('Waiting for your wallet')}
        onClick={() => void take()}
      >
        {t('Sign and set name')}
      </Button>
    </Stack>
  )
}
