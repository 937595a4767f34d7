import { CloudOff, Trophy } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { readBetsSince } from '../../../chain/services/predictionBets'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { bpsText } from '../../../i18n/figures/percent'
import { Badge } from '../../../ui/content/Badge'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Table } from '../../../ui/lists/Table'
import { AccountName } from '../../members'
import { coinDecimals, coinSymbol } from '../prediction.messages'
import { type Standing, standings } from './standings.rules'

type Span = 'week' | 'month' | 'all'

const DAY_S = 86_400
const SPAN_DAYS: Readonly<Record<Span, number | null>> = { week: 7, month: 30, all: null }
const SHOWN = 20

function Net({ raw }: { raw: bigint }) {
  const isLoss = raw < 0n
  const sign = raw === 0n ? '' : isLoss ? '-' : '+'
  return <Figure raw={isLoss ? -raw : raw} decimals={coinDecimals} symbol={coinSymbol} prefix={sign} inRow />
}

function Standings({ rows }: { rows: readonly Standing[] }) {
  const { t, locale } = useTranslation()
  const { account: own } = useWallet()
  return (
    <Table
      caption={t('Leaderboard')}
      captionHidden
      rows={rows}
      keyOf={({ account }) => account}
      columns={[
        {
          name: t('Account'),
          isHead: true,
          renderCell: ({ account }) => (
            <>
              <AccountName account={account} />{' '}
              {own !== null && sameAddress(own, account) && <Badge kind="accent">{t('You')}</Badge>}
            </>
          ),
        },
        { name: t('Net result'), align: 'figures', renderCell: ({ netRaw }) => <Net raw={netRaw} /> },
        { name: t('Rounds'), align: 'end', renderCell: ({ roundCount }) => roundCount },
        { name: t('Win rate'), align: 'end', renderCell: ({ winRateBps }) => bpsText(winRateBps, locale) },
      ]}
    />
  )
}

/** Renders the accounts with the best net result, from the index of the services. Bets do not need the index. */
export function Leaderboard({ servicesUrl }: { servicesUrl: string }) {
  const { t } = useTranslation()
  const [span, setSpan] = useState<Span>('week')
  const [openedAtS] = useState(() => Math.floor(Date.now() / 1_000))
  const days = SPAN_DAYS[span]
  const sinceS = days === null ? 0 : openedAtS - days * DAY_S
  const { status, value } = useServiceRead(useCallback(() => readBetsSince(servicesUrl, sinceS), [servicesUrl, sinceS]))
  const rows = useMemo(() => standings(value ?? [], SHOWN), [value])
  return (
    <Stack>
      <SegmentedControl
        legend={t('Time shown')}
        legendHidden
        value={span}
        onPick={setSpan}
        options={[
          { value: 'week', label: t('7 days') },
          { value: 'month', label: t('30 days') },
          { value: 'all', label: t('All') },
        ]}
      />
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'unavailable' && (
        <EmptyState icon={CloudOff} title={t('Unavailable, trying again')}>
          {t('The leaderboard needs the index of this site. Your bets do not.')}
        </EmptyState>
      )}
      {status === 'ready' && rows.length === 0 && (
        <EmptyState icon={Trophy} title={t('Nobody has played in this time')}>
          {t('Choose a longer time.')}
        </EmptyState>
      )}
      {status === 'ready' && rows.length > 0 && <Standings rows={rows} />}
    </Stack>
  )
}
