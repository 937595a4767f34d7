import { chooseLanguage, offeredLanguages, useLanguage, useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { Select } from '../../ui/form/Select'
import type { Theme } from '../../ui/theme'
import { showToast } from '../../ui/toast/toastStore'
import { Stack } from '../../ui/layout/Stack'
import { selectTheme, themeChosen } from './user.slice'

function LanguageChoice() {
  const { t } = useTranslation()
  async function choose(language: string): Promise<void> {
    if (await chooseLanguage(language)) return
    showToast({
      kind: 'bad',
      title: t('The language could not be loaded'),
      body: `${t('The file did not arrive, or it was rejected because it differs from the published one.')} ${t('Check your connection and try again.')}`,
    })
  }
  return (
    <Select
      label={t('Language')}
      options={offeredLanguages().map(({ locale, name }) => ({ value: locale, label: name }))}
      value={useLanguage()}
      onPick={(language) => void choose(language)}
    />
  )
}

function ThemeChoice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const theme = useAppSelector(selectTheme)
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
    { value: 'system', label: t('System') },
  ]
  return (
    <SegmentedControl
      legend={t('Theme')}
      options={options}
      value={theme}
      onPick={(chosen) => dispatch(themeChosen(chosen))}
    />
  )
}

/** Language and theme settings; a choice applies at once and is stored (trading 3). */
export function DisplaySettings() {
  return (
    <Stack $gap={16}>
      <LanguageChoice />
      <ThemeChoice />
    </Stack>
  )
}
