import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { Stack } from '../../../ui/layout/Stack'

/** Word to type before expert mode turns on (trading 4 "Expert mode"). */
const WORD = 'confirm'

/** Explains which protections expert mode removes, and asks for the word. */
export function ExpertWarning({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim().toLowerCase() === WORD
  return (
    <Stack
      $gap={16}
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onConfirm()
      }}
    >
      <Notice kind="bad" title={t('Only turn this on if you know what you are doing')}>
        {t(
          'Expert mode skips the confirmation, lets a swap through whatever it does to the price, and lets you send what you get to another account. Bad rates and lost funds are possible.',
        )}
      </Notice>
      <TextField
        data-focus-first
        label={t('Type the word "%word%" to go on', { word: WORD })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onType={setTyped}
      />
      <Button type="submit" kind="danger" size="l" wide disabled={!isTyped}>
        {t('Turn on expert mode')}
      </Button>
    </Stack>
  )
}
