import { useTranslation } from '../../../i18n'
import { Countdown } from '../../../ui/figures/Countdown'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { useCurrentRound } from '../data/useLottery'
import { useSaleStage } from '../data/useSaleStage'
import { nextEventSeconds, type RoundStatus } from '../schedule.rules'

const SECOND_MS = 1_000

/** The event that each status waits for. */
const EVENTS: Readonly<Record<Exclude<RoundStatus, 'pending'>, { label: string }>> = {
  open: { label: 'Draw in' },
  close: { label: 'Winners in' },
  claimable: { label: 'Next sale in' },
}

/** Renders the time until the draw, the winners or the next sale (games 2.6.3); nothing before the first round. */
export function NextEvent() {
  const { t } = useTranslation()
  const { status, endSeconds } = useCurrentRound()
  const { nowSeconds } = useSaleStage()
  const eventSeconds = nextEventSeconds(status, endSeconds)
  if (status === 'pending' || eventSeconds === null) return null
  const label = t(EVENTS[status].label)
  return (
    <Row $gap={8} $lineGap={0} $wrap $justify="center">
      <Text as="span" $tone="quiet">
        {label}
      </Text>
      {nowSeconds < eventSeconds ? (
        <Countdown label={label} endMs={eventSeconds * SECOND_MS} nowMs={nowSeconds * SECOND_MS} />
      ) : (
        <Text as="span" $weight={600}>
          {t('Any moment now')}
        </Text>
      )}
    </Row>
  )
}
