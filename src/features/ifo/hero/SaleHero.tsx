import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { SaleEntry } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { tableToken } from '../../../market/prices/tokenTable'
import { useAppSelector } from '../../../state/storeHooks'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { Progress } from '../../../ui/panels/Progress'
import { BlockCountdown } from '../../games'
import { type Sale, useSalePhase } from '../data/useSale'
import { PhaseBadge } from '../PhaseBadge'
import { saleProgress, type SalePhase } from '../sale.rules'

const Panel = styled.section`
  padding: var(--space-24);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--accent-soft);

  ${PHONE} {
    padding: var(--space-16);
  }
`

const Name = styled.h2`
  font-size: var(--type-32);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: var(--leading-display);
  overflow-wrap: anywhere;

  ${PHONE} {
    font-size: var(--type-24);
  }
`

/** As high without its content, so that nothing moves when the first block is known. */
const Line = styled.div`
  min-block-size: 1lh;
`

/** The event that each phase waits for. */
const EVENTS: Readonly<Record<SalePhase, { label: string }>> = {
  idle: { label: 'Reading the block' },
  comingSoon: { label: 'Starts in' },
  live: { label: 'Ends in' },
  finished: { label: 'The sale is over' },
}

const PROGRESS: Readonly<Record<SalePhase, { label: string }>> = {
  idle: { label: 'Until the start' },
  comingSoon: { label: 'Until the start' },
  live: { label: 'Time of the sale' },
  finished: { label: 'Time of the sale' },
}

/** Returns the name of a sale without the symbol in brackets: that is shown with every amount. */
const shortName = ({ name }: SaleEntry): string => name.replace(/\s*\([^)]*\)$/, '')

/** Renders what is sold, in which phase the sale is, the time to the next one, and the progress (games 4.7). */
export function SaleHero({ sale: { entry, blocks } }: { sale: Sale }) {
  const { t } = useTranslation()
  const phase = useSalePhase(blocks)
  const percent = useAppSelector((state) =>
    saleProgress(blocks, entry.releaseBlockNumber, selectCurrentBlock(state) || null),
  )
  const token = tableToken(entry.token)
  const target = phase === 'comingSoon' ? blocks.startBlock : phase === 'live' ? blocks.endBlock : null
  const event = t(EVENTS[phase].label)
  return (
    <Panel aria-label={t('Current sale')}>
      <Stack $gap={16}>
        <Row $gap={12} $wrap $justify="space-between">
          <Row $gap={12}>
            {token && <TokenBadge symbol={token.symbol} address={token.address} size={40} />}
            <Name>{shortName(entry)}</Name>
          </Row>
          <PhaseBadge phase={phase} />
        </Row>
        <Line>
          <Row $gap={8} $lineGap={0} $wrap $align="baseline">
            <Text as="span" $tone="quiet">
              {event}
            </Text>
            {target !== null && (
              <Text as="span" $size={24} $weight={600}>
                <BlockCountdown label={event} block={target} />
              </Text>
            )}
          </Row>
        </Line>
        <Progress label={t(PROGRESS[phase].label)} percent={percent} />
      </Stack>
    </Panel>
  )
}
