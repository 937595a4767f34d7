import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import type { TokenPair } from '../../../market/candidates'
import { Card } from '../../../ui/content/Card'
import { Icon } from '../../../ui/content/Icon'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { dollarsOf } from '../../lists'
import { currencyOf } from '../pool/currency'
import { PairBadges } from '../pool/LpFigure'
import { Buttons } from '../pool/pool.styles'
import { sharesText } from '../pool/pool.messages'
import { PositionRows } from './PositionRows'
import { usePositionFacts } from './usePositionFacts'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

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

/** Renders one position: its pool and its worth; expanded, all its details and actions (trading 2.5). */
export function PositionCard({ pair }: { pair: TokenPair }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const [a, b] = useMemo(() => [currencyOf(pair[0]), currencyOf(pair[1])] as const, [pair])
  const facts = usePositionFacts(account, a, b)
  const [isGainWanted, setIsGainWanted] = useState(false)
  const [round, setRound] = useState(1)
  // A position removed meanwhile has nothing left to show.
  if (facts?.heldRaw === 0n) return null
  return (
    <Card>
      <details>
        <Summary>
          <PairBadges a={a} b={b} />
          <Names>{`${a.symbol}/${b.symbol}`}</Names>
          <Text as="span" $tone="quiet" $size={14}>
            {facts === null ? (
              <Skeleton width="72px" />
            ) : facts.worthCents === null ? (
              sharesText(facts.heldRaw)
            ) : (
              <bdi>{`≈ ${dollarsOf(facts.worthCents)}`}</bdi>
            )}
          </Text>
          <Icon of={ChevronDown} />
        </Summary>
        {facts && (
          <Opened>
            <Stack>
              <PositionRows a={a} b={b} facts={facts} />
              {isGainWanted && account ? (
                <Suspense fallback={<Skeleton height="72px" />}>
                  <GainPanel
                    key={`${facts.heldRaw} ${round}`}
                    onRetry={() => setRound(round + 1)}
                    {...{ account, a, b, facts }}
                  />
                </Suspense>
              ) : (
                <Button kind="quiet" wide onClick={() => setIsGainWanted(true)}>
                  {t('Gain or loss against holding')}
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
            </Stack>
          </Opened>
        )}
      </details>
    </Card>
  )
}
