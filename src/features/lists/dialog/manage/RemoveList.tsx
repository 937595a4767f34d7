import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n'
import { Notice } from '../../../../ui/content/Notice'
import { Button } from '../../../../ui/controls/Button'

interface Props {
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before a list is removed (trading 2.7); focus moves to the cancel button. */
export function RemoveList({ onConfirm, onCancel }: Props) {
  const { t } = useTranslation()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Notice
      kind="bad"
      title={t('Please confirm you would like to remove this list')}
      spoken
      actions={
        <>
          <Button kind="danger" size="s" onClick={onConfirm}>
            {t('Remove')}
          </Button>
          <Button ref={cancel} size="s" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      {t('Its tokens leave the search. Your balances stay as they are.')}
    </Notice>
  )
}
