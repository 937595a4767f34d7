import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { selectIsStalled } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { percentText } from '../../i18n/figures/percent'
import { shortDollars, type ShortFigure } from '../../i18n/figures/usd'
import { formatsOf } from '../../i18n/formats'
import { deploymentBases } from '../../market/bases'
import { cake, cakeValueRaw, useCakePrice } from '../../market/cake'
import { useAppSelector } from '../../state/storeHooks'
import { Card } from '../../ui/content/Card'
import { Icon } from '../../ui/content/Icon'
import { PairBadge } from '../../ui/content/PairBadge'
import { Skeleton } from '../../ui/content/Skeleton'
import { RouterLink } from '../../ui/controls/RouterLink'
import { FullValue } from '../../ui/figures/FullValue'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { HOVER, PHONE } from '../../ui/media'
import { BEST_COUNT, type Earning } from './home.rules'
import type { HomeRead } from './useHomeFigures'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--space-24) var(--space-48);
  padding-block: var(--space-24);
  border-block: 1px solid var(--line);

  @media (max-width: 799px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${PHONE} {
    padding-block: var(--space-16);
  }
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-16);

  & dt + dd {
    min-block-size: 1.2em;
    font-size: var(--type-32);
    font-weight: 600;
    line-height: var(--leading-display);
    overflow-wrap: anywhere;
  }
`

/** Facts of the chain, in one line of small text. */
const SmallFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  color: var(--text-quiet);
  font-size: var(--type-14);

  & > div {
    display: flex;
    gap: var(--space-8);
  }
  & dd {
    min-inline-size: 5ch;
  }
`

const UNKNOWN = '–'

/** Renders a figure, or a placeholder of its size while it is null, with an optional line below. */
function Fact({ term, figure, note }: { term: string; figure: ShortFigure | string | null; note?: string }) {
  return (
    <div aria-busy={figure === null}>
      <Text as="dt" $tone="quiet" $size={14}>
        {term}
      </Text>
      <dd>
        {figure === null && <Skeleton width="8ch" height="1.2em" />}
        {typeof figure === 'string' && figure}
        {figure !== null && typeof figure === 'object' && <FullValue {...figure} />}
      </dd>
      {note !== undefined && (
        <Text as="dd" $tone="quiet" $size={14}>
          {note}
        </Text>
      )}
    </div>
  )
}

const BestLink = styled(RouterLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 56px;
  padding-inline: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;

  ${HOVER} {
    &:hover {
      background: var(--hover);
    }
  }
  & > strong {
    overflow-wrap: anywhere;
  }
`

/** Returns the path of the list with only this farm, or with the pools that pay the same token. */
const pathOf = (earning: Earning): string =>
  earning.kind === 'farm'
    ? `/farms?search=${encodeURIComponent(earning.farm.lpSymbol)}`
    : `/pools?search=${encodeURIComponent(earning.pool.earningToken.symbol)}`

/** Renders a farm or a pool with its rate, as a link to it. */
function Best({ earning }: { earning: Earning }) {
  const { t, locale } = useTranslation()
  const isFarm = earning.kind === 'farm'
  const tokens = isFarm
    ? ([earning.farm.token, earning.farm.quoteToken] as const)
    : ([earning.pool.stakingToken, earning.pool.earningToken] as const)
  const [staked, earned] = tokens
  return (
    <li>
      <BestLink to={pathOf(earning)}>
        <PairBadge tokens={tokens} />
        <strong>
          {isFarm
            ? earning.farm.lpSymbol
            : t('Stake %staked%, earn %earned%', { staked: staked.symbol, earned: earned.symbol })}
        </strong>
        <bdi>{percentText(earning.aprPercent, locale)}</bdi>
        <Icon of={ChevronRight} size={16} directional />
      </BestLink>
    </li>
  )
}

const ROWS = Array.from({ length: BEST_COUNT }, (_, index) => index)

/** Renders the highest rates, placeholders of their size, or the reason why there are none. */
function BestRates({ read }: { read: HomeRead }) {
  const { t } = useTranslation()
  const best = read.status === 'ready' ? read.figures.best : []
  return (
    <Stack as="section" $gap={8} aria-busy={read.status === 'loading'}>
      <Text as="h2" $tone="quiet" $size={14} $weight={400}>
        {t('Highest APRs')}
      </Text>
      <Stack as="ul" $gap={8}>
        {read.status === 'loading' &&
          ROWS.map((row) => (
            <li key={row}>
              <Skeleton height={56} />
            </li>
          ))}
        {best.map((earning) => (
          <Best
            key={earning.kind === 'farm' ? earning.farm.lpAddress : earning.pool.contractAddress}
            earning={earning}
          />
        ))}
      </Stack>
      {read.status !== 'loading' && best.length === 0 && (
        <Card>
          <Text $tone="quiet" $size={14}>
            {read.status === 'failed'
              ? t('The APRs could not be loaded: the nodes did not answer.')
              : t('No farm or pool pays rewards right now.')}
          </Text>
        </Card>
      )}
    </Stack>
  )
}

/** Returns how many farms and pools the staked value covers, or why it is unknown. */
function useCoverage(read: HomeRead): string {
  const { t } = useTranslation()
  if (read.status !== 'ready')
    return read.status === 'loading' ? t('In farms and pools') : t('Unknown: the nodes did not answer.')
  const { uncounted, count } = read.figures
  if (uncounted === 0) return t('In %count% farm or pool || In %count% farms and pools', { count })
  return t('In %counted% of %count% farms and pools; others unknown', {
    ...{ counted: count - uncounted, count },
  })
}

/** Renders the figures of the product, and `problem` below them, such as a retry. */
export function FiguresView({ read, problem }: { read: HomeRead; problem?: ReactNode }) {
  const { t, locale } = useTranslation()
  const blockNumber = useAppSelector(selectCurrentBlock)
  const isStalled = useAppSelector(selectIsStalled)
  const priceRaw = cakeValueRaw(useCakePrice())
  const usdDecimals = deploymentBases.usd?.decimals ?? 0
  const price = priceRaw === null ? null : shortDollars(priceRaw, usdDecimals, locale)
  const coverage = useCoverage(read)
  const hasEarnings = read.status !== 'ready' || read.figures.count > 0
  const stakedRaw = read.status === 'ready' ? read.figures.stakedRaw : null
  const staked = stakedRaw === null ? UNKNOWN : shortDollars(stakedRaw, usdDecimals, locale)
  return (
    <Stack $gap={16}>
      <Columns>
        <Facts>
          {hasEarnings && (
            <Fact term={t('Value staked')} figure={read.status === 'loading' ? null : staked} note={coverage} />
          )}
          {cake && (
            <Fact
              term={t('Price of %symbol%', { symbol: cake.symbol ?? '' })}
              figure={price ?? (isStalled ? UNKNOWN : null)}
            />
          )}
        </Facts>
        {hasEarnings && <BestRates read={read} />}
      </Columns>
      {problem}
      <SmallFacts>
        <div>
          <dt>{t('Network')}</dt>
          <dd>{deployment.chainName}</dd>
        </div>
        <div>
          <dt>{t('Newest block')}</dt>
          <dd>{blockNumber > 0 ? formatsOf(locale).number(blockNumber) : isStalled ? UNKNOWN : <Skeleton />}</dd>
        </div>
      </SmallFacts>
    </Stack>
  )
}
