import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { percentText } from '../../../i18n/figures/percent'
import { lpName } from '../../../market/lpName'
import { Card } from '../../../ui/content/Card'
import { Icon } from '../../../ui/content/Icon'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Figure } from '../../../ui/figures/Figure'
import { ValueFigure } from '../../../ui/figures/ValueFigure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PairBadges } from '../pool/LpFigure'
import { LP_DECIMALS } from '../pool/pool.messages'
import { Buttons } from '../pool/pool.styles'
import { PositionRows } from './PositionRows'
import { earnedRate } from './positions.rules'
import type { Position } from './usePositions'

const GainPanel = lazy(() => import('../gain/GainPanel').then((it) => ({ default: it.GainPanel })))

const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 44px;
  border-radius: var(--radius-8);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  & > :last-child {
    transition: rotate var(--motion-feedback);
  }
  [open] > & > :last-child {
    rotate: 180deg;
  }
`

const Names = styled.strong`
  overflow-wrap: anywhere;
`

const Opened = styled.div`
  margin-block-start: var(--space-12);
`

/** Returns the known yearly rate of a position with its source: "APR 12.34% (farm)"; null without one. */
function useRateText({ rates, isStaked }: Position): string | null {
  const { t, locale } = useTranslation()
  const rate = earnedRate(rates, isStaked)
  const percent = rate && percentText(rate.percent, locale)
  if (!percent) return null
  if (rate.from === 'both') return t('APR %percent% (farm and trading fees)', { percent })
  return rate.from === 'farm' ? t('APR %percent% (farm)', { percent }) : t('APR %percent% (trading fees)', { percent })
}

/** Renders what can be done with LP tokens in the wallet: see their gain or loss, remove them, add others. */
function WalletActions({ account, position: { a, b, facts } }: { account: Address; position: Position }) {
  const { t } = useTranslation()
  const [isGainOpen, setIsGainOpen] = useState(false)
  const [retryCount, setRetryCount] = useState(1)
  if (!facts) return null
  return (
    <>
      {isGainOpen ? (
        <Suspense fallback={<Skeleton height="72px" />}>
          <GainPanel
            key={`${facts.balanceRaw} ${retryCount}`}
            onRetry={() => setRetryCount(retryCount + 1)}
            {...{ account, a, b, facts }}
          />
        </Suspense>
      ) : (
        <Button kind="quiet" wide onClick={() => setIsGainOpen(true)}>
          {t('Gain or loss compared with holding')}
        </Button>
      )}
      <Buttons>
        <ButtonLink to={`/remove/${a.traded.address}/${b.traded.address}`} wide>
          {t('Remove')}
        </ButtonLink>
        <ButtonLink to={`/add/${a.id}/${b.id}`} wide>
          {t('Add liquidity instead')}
        </ButtonLink>
      </Buttons>
    </>
  )
}

/**
 * Renders one position: its pool, its place, its rate and its value; expanded, all its details and actions (trading
 * 2.5).
 */
export function PositionCard({ account, position }: { account: Address; position: Position }) {
  const { t } = useTranslation()
  const { a, b, facts, isStaked } = position
  const rateText = useRateText(position)
  return (
    <Card>
      <details>
        <Summary>
          <PairBadges a={a} b={b} />
          <Stack as="span" $gap={0}>
            <Names>{lpName(a.traded, b.traded)}</Names>
            {(isStaked || rateText !== null) && (
              <Text as="span" $tone="quiet" $size={12}>
                {[isStaked ? t('Staked in a farm') : null, rateText].filter(Boolean).join(' · ')}
              </Text>
            )}
          </Stack>
          <Text as="span" $tone="quiet" $size={14}>
            {facts === null ? (
              <Skeleton width="72px" />
            ) : facts.valueRaw === null ? (
              <Figure raw={facts.balanceRaw} decimals={LP_DECIMALS} inRow />
            ) : (
              <ValueFigure valueRaw={facts.valueRaw} inRow />
            )}
          </Text>
          <Icon of={ChevronDown} />
        </Summary>
        {facts && (
          <Opened>
            <Stack>
              <PositionRows a={a} b={b} facts={facts} isStaked={isStaked} />
              {isStaked ? (
                <ButtonLink to="/farms" wide>
                  {t('Manage in farms')}
                </ButtonLink>
              ) : (
                <WalletActions account={account} position={position} />
              )}
            </Stack>
          </Opened>
        )}
      </details>
    </Card>
  )
}
