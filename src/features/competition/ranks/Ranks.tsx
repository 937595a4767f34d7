import { CloudOff, Users } from 'lucide-react'
import { useState } from 'react'
import type { CompetitionTrader } from '../../../chain/services/competitionTraders'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { Table } from '../../../ui/lists/Table'
import { Tabs } from '../../../ui/panels/Tabs'
import { AccountName } from '../../members'
import { teamName } from '../battle/teamName'
import type { Standings } from './useStandings'

/** constants: LEADERBOARD_ROWS */
const [FIRST, EXPANDED] = [5, 20]
const { symbol, decimals } = deployment.nativeCurrency

function Members({ traders }: { traders: readonly CompetitionTrader[] }) {
  const { t, locale } = useTranslation()
  const { account: own } = useWallet()
  const [isExpanded, setIsExpanded] = useState(false)
  const { number } = formatsOf(locale)
  if (traders.length === 0) return <EmptyState icon={Users} title={t('Nobody has registered for this team yet')} />
  const rows = traders.slice(0, isExpanded ? EXPANDED : FIRST).map((trader, at) => ({ ...trader, place: at + 1 }))
  return (
    <Stack $align="center">
      <Table<CompetitionTrader & { place: number }>
        caption={t('Best members')}
        captionHidden
        rows={rows}
        keyOf={({ account }) => account}
        columns={[
          { name: t('Rank'), renderCell: ({ place }) => number(place) },
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
          { name: t('Swaps'), align: 'end', renderCell: ({ trades }) => number(trades) },
          {
            name: t('Volume'),
            align: 'figures',
            renderCell: ({ volumeRaw }) => <Figure raw={volumeRaw} {...{ symbol, decimals }} inRow />,
          },
        ]}
      />
      {traders.length > FIRST && (
        <Button kind="quiet" size="s" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? t('Show fewer') : t('Show more')}
        </Button>
      )}
    </Stack>
  )
}

/** Renders the teams by their volume, each with its best members (games 2.7.1). */
export function Ranks({ standings: { status, teams } }: { standings: Standings }) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<string | null>(null)
  if (status === 'off') return null
  const shown = teams.find(({ teamId }) => String(teamId) === picked) ?? teams[0]
  return (
    <Stack as="section" aria-labelledby="battle-ranks">
      <Text as="h2" id="battle-ranks" $size={20}>
        {t('Ranks')}
      </Text>
      {status === 'loading' && (
        <div aria-busy>
          <Skeleton height="240px" />
        </div>
      )}
      {status === 'unavailable' && (
        <EmptyState icon={CloudOff} title={t('Unavailable, trying again')}>
          {t(
            'Volumes need the index of this site. Registration and claims are read from the chain and work without it.',
          )}
        </EmptyState>
      )}
      {status === 'ready' && shown && (
        <Tabs
          label={t('Teams by volume')}
          tabs={teams.map(({ teamId }, at) => ({ value: String(teamId), label: `${at + 1}. ${teamName(teamId, t)}` }))}
          value={String(shown.teamId)}
          onPick={setPicked}
        >
          <Members key={shown.teamId} traders={shown.traders} />
        </Tabs>
      )}
    </Stack>
  )
}
