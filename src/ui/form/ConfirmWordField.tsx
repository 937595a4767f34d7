import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { TextField } from '../controls/TextField'

/** The word, which is not translated (trading 4 "Expert mode", trading 5). */
const WORD = 'confirm'

interface Props {
  /** Receives whether the word is typed, ignoring case and spaces around it. */
  onChange: (isTyped: boolean) => void
  /** True for the field that has the first focus of a dialog. */
  isFocusedFirst?: boolean
}

/** Field in which the user types a word to confirm a dangerous choice. */
export function ConfirmWordField({ onChange, isFocusedFirst = false }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  function type(text: string): void {
    setTyped(text)
    onChange(text.trim().toLowerCase() === WORD)
  }
  return (
    <TextField
      {...(isFocusedFirst && { 'data-focus-first': true })}
      label={t('Type “%word%” to continue', { word: WORD })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onType={type}
    />
  )
}
