import { useState } from 'react'
import { competitionFacts, type CompetitionPrize, type CompetitionTier } from '../../../deployment/competition'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { dollarsText, wholeDollarsText } from '../../../i18n/figures/usd'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { Table } from '../../../ui/lists/Table'
import { pointsOf, prizeCentsEach } from '../competition.rules'
import { tierLabel } from './tierLabel'

const CENT_DECIMALS = 2
const RANKS = [1, 2, 3] as const
const PLACES: Readonly<Record<number, string>> = { 1: 'First team', 2: 'Second team', 3: 'Third team' }

/** Returns the function that formats the ranks of a group: "1", "2–10", "501 and below". */
function useRanksText() {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  return ({ rankFrom, rankTo }: CompetitionTier) => {
    if (rankTo === undefined) return t('%rank% and below', { rank: number(rankFrom) })
    // Isolated, so that the first rank stays on the left in a right-to-left text too.
    return rankFrom === rankTo ? number(rankFrom) : `\u2066${number(rankFrom)}–${number(rankTo)}\u2069`
  }
}

/** Renders the prizes of each reward group by the rank of the team (constants: REWARD_GROUPS). */
export function Prizes() {
  const { t, locale } = useTranslation()
  const [teamRank, setTeamRank] = useState<number>(1)
  const ranksText = useRanksText()
  if (!competitionFacts) return null
  const { tiers, prizes } = competitionFacts
  const groups = prizes.find((each) => each.teamRank === teamRank)?.groups ?? []
  const rows = tiers.flatMap((tier) => {
    const prize = groups.find(({ group }) => group === tier.group)
    return prize ? { tier, prize } : []
  })
  return (
    <Stack as="section" aria-labelledby="battle-prizes" $gap={16}>
      <Text as="h2" id="battle-prizes" $size={20}>
        {t('Prizes')}
      </Text>
      <Text $tone="quiet">
        {t(
          'Two ranks decide: that of your team among the three, and your own in the team. A group shares its prize equally.',
        )}
      </Text>
      <SegmentedControl
        legend={t('Rank of the team')}
        legendHidden
        options={RANKS.map((value) => ({ value, label: t(PLACES[value] ?? '') }))}
        value={teamRank}
        onPick={setTeamRank}
      />
      <Table<{ tier: CompetitionTier; prize: CompetitionPrize }>
        caption={t('Prizes by rank in the team')}
        captionHidden
        rows={rows}
        keyOf={({ tier }) => tier.tier}
        columns={[
          {
            name: t('Rank in the team'),
            isHead: true,
            renderCell: ({ tier }) => (
              <>
                {ranksText(tier)}{' '}
                <Text as="span" $tone="quiet" $size={14}>
                  {tierLabel(tier.tier, t)}
                </Text>
              </>
            ),
          },
          {
            name: t('Each member gets'),
            align: 'end',
            renderCell: ({ tier, prize }) => {
              const cents = prizeCentsEach(prize.cakePrizeUsd, tier)
              return cents === 0n ? '–' : t('%usd% in CAKE', { usd: dollarsText(cents, CENT_DECIMALS, locale) })
            },
          },
          {
            name: t('The group'),
            align: 'end',
            renderCell: ({ prize: { cakePrizeUsd } }) =>
              cakePrizeUsd === '0' ? '–' : wholeDollarsText(cakePrizeUsd as Intl.StringNumericLiteral, locale),
          },
          {
            name: t('Points'),
            align: 'figures',
            renderCell: ({ prize }) => formatsOf(locale).number(pointsOf(prize)),
          },
          {
            name: t('Collectible'),
            align: 'end',
            renderCell: ({ prize }) => (prize.hasNft ? t('Yes') : '–'),
          },
        ]}
      />
    </Stack>
  )
}
