import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { Skeleton } from '../../../ui/content/Skeleton'
import { PHONE } from '../../../ui/media'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { Cake, CakeValue } from '../Amount'
import { CalendarButton } from '../calendar/CalendarButton'
import { useCurrentRound } from '../data/useLottery'
import { useSaleStage } from '../data/useSaleStage'
import type { OpenDialog } from '../playDialogs'
import { nextEventSeconds } from '../schedule.rules'
import { BuyButton } from './BuyButton'
import { NextEvent } from './NextEvent'

const Panel = styled.section`
  padding: var(--space-32) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--accent-soft);
`

/** As wide as the panel and never lower than its line, so that nothing moves when a figure arrives. */
const Prize = styled.div`
  justify-self: stretch;
  min-block-size: 1lh;
  font-size: var(--type-40);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: var(--leading-display);

  ${PHONE} {
    font-size: var(--type-32);
  }

  &[data-second] {
    font-size: var(--type-20);
    font-weight: 600;
    letter-spacing: 0;
    line-height: inherit;
  }
  & > [data-awaited] {
    display: inline-block;
    vertical-align: top;
  }
`

/** Places of the button, the countdown and the calendar, as high without their content. */
const Place = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  justify-self: stretch;
  min-block-size: 1lh;

  &[data-of='button'] {
    min-block-size: 56px;
  }
  &[data-of='calendar'] {
    min-block-size: 32px;
  }
`

/** Placeholder within a line of text. */
function Awaited({ width }: { width: string }) {
  return (
    <span data-awaited>
      <Skeleton width={width} height="1lh" />
    </span>
  )
}

function Pot() {
  const { isLoading, collectedRaw } = useCurrentRound()
  const price = useCakePrice()
  return (
    <>
      <Prize>
        {isLoading ? (
          <Awaited width="240px" />
        ) : price === null ? (
          <Cake raw={collectedRaw} />
        ) : (
          <CakeValue raw={collectedRaw} />
        )}
      </Prize>
      <Prize data-second>{isLoading ? <Awaited width="140px" /> : price !== null && <Cake raw={collectedRaw} />}</Prize>
    </>
  )
}

/** Renders the prize of the current round, the button that buys tickets, and the time until the next event. */
export function Hero({ onOpen }: { onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { isLoading, lotteryId, status, endSeconds } = useCurrentRound()
  const { stage } = useSaleStage()
  const drawSeconds = status === 'open' ? nextEventSeconds(status, endSeconds) : null
  return (
    <Panel aria-label={t('Prize of the current round')} aria-busy={isLoading || undefined}>
      <Stack $gap={12} $align="center">
        <Text as="h2" $size={16} $weight={500} key={lotteryId}>
          {lotteryId > 0 ? t('Prize of round %round%', { round: String(lotteryId) }) : t('Prize of the current round')}
        </Text>
        {(isLoading || lotteryId > 0) && <Pot />}
        <Place data-of="button">
          {isLoading ? (
            <Skeleton width="160px" height="56px" />
          ) : (
            <BuyButton onBuy={(id) => onOpen({ kind: 'buy', lotteryId: id })} />
          )}
        </Place>
        {walletStatus === 'viewOnly' && (isLoading || stage === 'buying') && (
          <Text $size={14} $tone="quiet">
            {t('You are viewing another account and cannot buy for it.')}
          </Text>
        )}
        <Place>{isLoading ? <Skeleton width="180px" height="1lh" /> : <NextEvent />}</Place>
        <Place data-of="calendar">
          {isLoading ? (
            <Skeleton width="220px" height="32px" />
          ) : (
            drawSeconds !== null && <CalendarButton lotteryId={lotteryId} drawSeconds={drawSeconds} />
          )}
        </Place>
      </Stack>
    </Panel>
  )
}
