import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { DateField } from '../../../ui/form/DateField'
import { TimeField } from '../../../ui/form/TimeField'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { type Draft, timeOf } from '../draft.rules'
import { BlockLink } from '../proposal/Details'
import { distanceText, zoneName } from '../voting.messages'
import { SectionTitle } from '../voting.styles'

interface Props {
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
  startError: string | undefined
  endError: string | undefined
  snapshotError: string | undefined
  snapshotBlock: number
  nowS: number
}

/** Renders when voting on a proposal that is being written starts and ends, and its snapshot block. */
export function Schedule({ draft, onChange, startError, endError, snapshotError, snapshotBlock, nowS }: Props) {
  const { t, locale } = useTranslation()
  const { startDay, startTime, endDay, endTime } = draft
  const hintOf = (day: string, time: string) => {
    const timeS = timeOf(day, time)
    return timeS === null ? undefined : distanceText(timeS, nowS, locale)
  }
  return (
    <Card>
      <SectionTitle>{t('Actions')}</SectionTitle>
      <Stack $gap={16}>
        <DateField
          label={t('Start date')}
          value={startDay}
          onPick={(day) => onChange({ startDay: day })}
          error={startError}
          hint={hintOf(startDay, startTime)}
        />
        <TimeField
          label={t('Start time')}
          value={startTime === '' ? undefined : startTime}
          onPick={(time) => onChange({ startTime: time })}
        />
        <DateField
          label={t('End date')}
          value={endDay}
          min={startDay === '' ? undefined : startDay}
          onPick={(day) => onChange({ endDay: day })}
          error={endError}
          hint={hintOf(endDay, endTime)}
        />
        <TimeField
          label={t('End time')}
          value={endTime === '' ? undefined : endTime}
          onPick={(time) => onChange({ endTime: time })}
        />
        <Text $tone="quiet" $size={14}>
          {t('Times are in your time zone, %zone%.', {
            zone: zoneName(timeOf(startDay, startTime) ?? nowS, locale),
          })}
        </Text>
        <DetailList>
          <DetailRow
            label={t('Snapshot')}
            tip={t('Voting power is what an account held at this block. Later transfers do not change it.')}
          >
            {snapshotBlock > 0 ? <BlockLink block={snapshotBlock} /> : '–'}
          </DetailRow>
        </DetailList>
        {snapshotError !== undefined && (
          <Text role="alert" $size={14} style={{ color: 'var(--bad)' }}>
            {snapshotError}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
