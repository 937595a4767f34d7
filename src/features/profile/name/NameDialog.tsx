import { useEffect, useState } from 'react'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Dialog } from '../../../ui/dialog/Dialog'
import { selectTakenNameOf } from '../profile.slice'
import { NameForm } from './NameForm'

interface Props {
  account: Address
  servicesUrl: string
  onClose: () => void
}

/** Dialog that sets the name of a profile that was created without one. */
export function NameDialog({ account, servicesUrl, onClose }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const taken = useAppSelector(selectTakenNameOf(account))
  useEffect(() => {
    if (taken !== null) onClose()
  }, [onClose, taken])
  return (
    <Dialog size="s" title={t('Set a name')} onClose={onClose}>
      <NameForm {...{ account, servicesUrl, name }} onType={setName} />
    </Dialog>
  )
}
