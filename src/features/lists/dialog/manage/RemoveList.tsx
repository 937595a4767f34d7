import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n'
import { Notice } from '../../../../ui/content/Notice'
import { Button } from '../../../../ui/controls/Button'

interface Props {
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether a list is really to go (trading 2.7); the focus comes along, to the answer that changes nothing. */
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
