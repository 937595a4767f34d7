import { Ban, ChevronsUp, CircleAlert, CircleCheck, type LucideIcon, Unplug } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Icon } from '../../../ui/content/Icon'
import { Spinner } from '../../../ui/controls/Spinner'
import { summaryNow } from '../done.rules'
import { outcomeOf, type TransactionOutcome } from '../outcome.rules'
import type { TransactionRecord } from '../transactions.slice'
import { TransactionLink } from '../TransactionLink'
import { Deeds } from './Deeds'
import { useNote } from './useNote'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-12);
  font-size: var(--type-14);

  & > :not(:first-child) {
    grid-column: 2;
  }
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  color: var(--text-quiet);
`

const Sign = styled.span`
  display: grid;
  inline-size: 20px;
  block-size: 20px;

  &[data-outcome='succeeded'] {
    color: var(--good);
  }
  &[data-outcome='failed'],
  &[data-outcome='dropped'] {
    color: var(--bad);
  }
  &[data-outcome='replaced'],
  &[data-outcome='cancelled'] {
    color: var(--text-quiet);
  }
`

const signs: Readonly<Record<Exclude<TransactionOutcome, 'pending'>, LucideIcon>> = {
  ...{ succeeded: CircleCheck, failed: CircleAlert },
  ...{ replaced: ChevronsUp, cancelled: Ban, dropped: Unplug },
}

interface Props {
  record: TransactionRecord
  /** The whole list: it may contain a pending replacement of this one. */
  among: readonly TransactionRecord[]
  nowMs: number
}

/** Renders a recent transaction: its state, its summary, its links, and its actions. */
export function RecentTransaction({ record, among, nowMs }: Props) {
  const { t, locale } = useTranslation()
  const note = useNote(record, among, nowMs)
  const outcome = outcomeOf(record)
  const words = {
    ...{ pending: t('Pending'), succeeded: t('Confirmed'), failed: t('Failed') },
    ...{ replaced: t('Replaced'), cancelled: t('Cancelled'), dropped: t('Dropped') },
  }[outcome]
  const by = record.ending?.by
  const { sentence, values } = summaryNow(record)
  // A transaction sent while the list is open is not shown in the future.
  const sentAt = formatsOf(locale).relativeTime(Math.min(record.addedTime, nowMs), nowMs)
  return (
    <Item>
      <Sign data-outcome={outcome} role="img" aria-label={words}>
        {outcome === 'pending' ? <Spinner size={20} /> : <Icon of={signs[outcome]} />}
      </Sign>
      <span>{t(sentence, values)}</span>
      <Facts>
        {/* The icon's label announces it to screen readers. */}
        <span aria-hidden>{words}</span>
        <span>{sentAt}</span>
        <TransactionLink hash={record.hash} />
        {by !== undefined && <TransactionLink hash={by}>{t('What took its place')}</TransactionLink>}
      </Facts>
      {note !== null && <span>{note}</span>}
      <Deeds record={record} among={among} nowMs={nowMs} />
    </Item>
  )
}
