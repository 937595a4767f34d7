import { useMemo } from 'react'
import { useTranslation } from '../../i18n'
import type { FieldTexts } from '../controls/Field'
import { timesWith, timeWriter } from './quarterHours'
import { Select } from './Select'

type Props = FieldTexts & {
  /** A time of the day as "14:15", in the time zone named by the surrounding text. */
  value: string | undefined
  onPick: (time: string) => void
  disabled?: boolean
}

/** A time of the day from a list in steps of 15 minutes, under the caption "Time" (trading 2.7). */
export function TimeField({ value, ...rest }: Props) {
  const { t, locale } = useTranslation()
  const options = useMemo(() => {
    const write = timeWriter(locale)
    return timesWith(value).map((time) => ({ value: time, label: write(time) }))
  }, [locale, value])
  return <Select {...rest} value={value} options={options} caption={t('Time')} placeholder={t('Time')} />
}
