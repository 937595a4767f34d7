import { useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { Button } from '../../../../ui/controls/Button'
import { Checkbox } from '../../../../ui/form/Checkbox'

interface Props {
  kind: 'primary' | 'danger'
  onImport: () => void
}

/** Checkbox that confirms the warning above it, and the import button that it enables. */
export function ImportConfirmation({ kind, onImport }: Props) {
  const { t } = useTranslation()
  const [isUnderstood, setUnderstood] = useState(false)
  return (
    <>
      <Checkbox label={t('I understand')} checked={isUnderstood} onToggle={setUnderstood} />
      <Button kind={kind} wide disabled={!isUnderstood} onClick={onImport}>
        {t('Import')}
      </Button>
    </>
  )
}
