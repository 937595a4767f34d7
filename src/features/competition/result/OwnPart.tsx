import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { amountValue } from '../../../core/amount'
import type { Address } from '../../../core/address'
import { cakeToken } from '../../../deployment/bases'
import { competitionFacts } from '../../../deployment/competition'
import { deployment } from '../../../deployment/deployment'
import { teamEntries } from '../../../deployment/teams'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { amountValueText } from '../../../i18n/figures/amount'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { Battle } from '../battle/useBattle'
import { teamName } from '../battle/teamName'
import { groupOfRank, placeOf } from '../competition.rules'
import { tierLabel } from '../prizes/tierLabel'
import type { Standings } from '../ranks/useStandings'
import type { ResultPicture } from './drawResult'
import { RewardList } from './RewardList'

const ShareDialog = lazyDialog(() => import('./ShareDialog').then((it) => it.ShareDialog))
const { symbol, decimals } = deployment.nativeCurrency
const [BACKGROUND, INK] = ['#452a7a', '#ffffff']

/** Returns the function that names a reward group; it returns a dash for an unknown one. */
function useTier(): (group: number | null) => string {
  const { t } = useTranslation()
  return (group) => {
    const tier = competitionFacts?.tiers.find((each) => each.group === group)?.tier
    return tier === undefined ? '–' : tierLabel(tier, t)
  }
}

/** Renders the standing of a registered account by the volumes counted so far. */
function OwnStanding({ account, standings }: { account: Address; standings: Standings }) {
  const { t, locale } = useTranslation()
  const tierOf = useTier()
  const { number } = formatsOf(locale)
  const place = standings.status === 'ready' ? placeOf(account, standings.teams) : null
  const group = place && place.volumeRaw > 0n ? groupOfRank(place.rank, competitionFacts?.tiers ?? []) : null
  return (
    <DetailList>
      <DetailRow label={t('Your volume')}>
        {place ? <Figure raw={place.volumeRaw} {...{ symbol, decimals }} /> : '–'}
      </DetailRow>
      <DetailRow label={t('Your rank in the team')}>{place ? number(place.rank) : '–'}</DetailRow>
      <DetailRow label={t('Rank of your team')}>{place ? number(place.teamRank) : '–'}</DetailRow>
      <DetailRow label={t('Your group at this rank')}>{tierOf(group)}</DetailRow>
    </DetailList>
  )
}

function Result({ battle }: { battle: Battle }) {
  const { t, locale } = useTranslation()
  const tierOf = useTier()
  const [picture, setPicture] = useState<ResultPicture | null>(null)
  const { stats, reward, winningTeamId } = battle
  if (!stats || !reward) return null

  function draw(): ResultPicture {
    const { rewardGroup, cakeRaw, points } = reward ?? { rewardGroup: 0, cakeRaw: 0n, points: 0n }
    const entry = teamEntries.find(({ id }) => id === stats?.teamId)
    const cake = cakeToken && amountValueText(amountValue(cakeRaw, cakeToken.decimals, cakeToken.symbol), locale)
    return {
      ...{ title: t('Trading battle'), team: teamName(stats?.teamId ?? 0, t), group: tierOf(rewardGroup) },
      lines: [
        ...(cake && cakeRaw > 0n ? [cake] : []),
        t('%points% points', { points: formatsOf(locale).number(points) }),
        ...(stats?.teamId === winningTeamId ? [t('My team won the battle')] : []),
      ],
      foot: deployment.productName,
      ...{ background: entry?.podiumColor ?? BACKGROUND, ink: entry?.textColor ?? INK },
    }
  }
  return (
    <>
      <RewardList reward={reward} />
      <Button
        icon={Share2}
        aria-haspopup="dialog"
        onPointerEnter={ShareDialog.preload}
        onClick={() => setPicture(draw())}
      >
        {t('Share your result')}
      </Button>
      {picture && <ShareDialog picture={picture} onClose={() => setPicture(null)} />}
    </>
  )
}

interface Props {
  account: Address
  battle: Battle
  standings: Standings
}

/** Renders the part of a registered account: its standing, and once the groups are recorded its result. */
export function OwnPart({ account, battle, standings }: Props) {
  const { t } = useTranslation()
  const { state, stats } = battle
  const isDecided = state === 'claim' || state === 'over'
  if (!stats?.hasRegistered || (!isDecided && standings.status === 'off')) return null
  return (
    <Stack as="section" aria-labelledby="battle-own">
      <Text as="h2" id="battle-own" $size={20}>
        {isDecided ? t('Your result') : t('Your standing')}
      </Text>
      <Card>
        <Stack>
          <Text $weight={600}>{teamName(stats.teamId, t)}</Text>
          {isDecided ? <Result battle={battle} /> : <OwnStanding {...{ account, standings }} />}
        </Stack>
      </Card>
    </Stack>
  )
}
