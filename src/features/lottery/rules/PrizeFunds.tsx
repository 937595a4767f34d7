import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { useLotterySettings } from '../data/useLottery'
import { shareOfPotBps } from '../draw.rules'
import { useBracketName } from '../rounds/Brackets'

const BRACKETS = [0, 1, 2, 3, 4, 5]

/** Renders how the pot of the current round is divided. */
export function PrizeFunds() {
  const { t, locale } = useTranslation()
  const nameOf = useBracketName()
  const settings = useLotterySettings()
  const rows = [
    ...BRACKETS.map((bracket) => ({
      name: nameOf(bracket),
      bps: settings && shareOfPotBps(settings, settings.rewardsBreakdownBps[bracket] ?? 0n),
    })),
    { name: t('Treasury'), bps: settings && settings.treasuryFeeBps },
  ]
  return (
    <Card>
      <DetailList aria-label={t('Shares of the prize pool')}>
        {rows.map(({ name, bps }) => (
          <DetailRow key={name} label={name}>
            {bps === null ? '–' : setPercentText(bps, locale)}
          </DetailRow>
        ))}
      </DetailList>
    </Card>
  )
}
