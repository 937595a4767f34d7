import { ChevronDown, Droplets, Wallet } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { bases, baseToken } from '../../../deployment/bases'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { centsText } from '../../../i18n/figures/usd'
import type { TokenPair } from '../../../market/candidates'
import type { TokenFacts } from '../../../market/token'
import { useAppSelector } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Icon } from '../../../ui/content/Icon'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useTokenLists } from '../../lists'
import { ConnectButton } from '../../wallet'
import { selectSavedPairs } from '../pairs.slice'
import { currencyOf } from '../pool/currency'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { PairBadges } from '../pool/LpFigure'
import { sharesText } from '../pool/pool.messages'
import { Buttons, Centre, Column } from '../pool/pool.styles'
import { PositionRows } from './PositionRows'
import { trackedPairs } from './tracked.rules'
import { usePositionFacts } from './usePositionFacts'

/** The tokens that any other token may have a pool with; those pools are checked for positions (constants: TRACKED_PAIRS). */
const trackingBases: readonly TokenFacts[] = bases.basesToTrackLiquidityFor.map((key) => baseToken(key))

/** The pairs of this deployment that are checked for every account. */
const pinnedPairs: readonly TokenPair[] = bases.pinnedPairs.map(([a = '', b = '']) => [baseToken(a), baseToken(b)])

/** Above this number of pairs, balances are read only every few blocks: they change mostly by the account's own writes. */
const MANY_PAIRS = 500
const BLOCKS_WHEN_MANY = 10

const selectChainPairs = selectSavedPairs(deployment.chainId)

/** Returns the tracked pairs whose LP tokens an account holds, and whether balances are still loading (trading 2.5). */
function usePositions(account: string | null): { pairs: readonly TokenPair[]; isLoading: boolean } {
  const tokens = useTokenLists()
  const saved = useAppSelector(selectChainPairs)
  const tracked = useMemo(() => {
    const facts = tokens.map(({ traded }) => traded)
    return trackedPairs({ saved: Object.values(saved), tokens: facts, bases: trackingBases, pinnedPairs })
  }, [saved, tokens])
  const calls = useMemo(
    () => (account ? tracked.map(([a, b]) => balanceOf(pairAddress(a.address, b.address), account)) : []),
    [account, tracked],
  )
  const balances = useCalls(calls, { blocksPerFetch: calls.length > MANY_PAIRS ? BLOCKS_WHEN_MANY : 1 })
  return useMemo(
    () => ({
      pairs: tracked.filter((_, index) => (balances[index]?.value ?? 0n) > 0n),
      isLoading: balances.some(({ status }) => status === 'loading'),
    }),
    [balances, tracked],
  )
}

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

/** Renders one position: its pool and its value; expanded, all its details and actions (trading 2.5). */
function PositionCard({ pair }: { pair: TokenPair }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const [a, b] = useMemo(() => [currencyOf(pair[0]), currencyOf(pair[1])] as const, [pair])
  const facts = usePositionFacts(account, a, b)
  const [isGainOpen, setIsGainOpen] = useState(false)
  const [retryCount, setRetryCount] = useState(1)
  // A position removed meanwhile has nothing left to show.
  if (facts?.balanceRaw === 0n) return null
  return (
    <Card>
      <details>
        <Summary>
          <PairBadges a={a} b={b} />
          <Names>{`${a.symbol}/${b.symbol}`}</Names>
          <Text as="span" $tone="quiet" $size={14}>
            {facts === null ? (
              <Skeleton width="72px" />
            ) : facts.valueCents === null ? (
              sharesText(facts.balanceRaw)
            ) : (
              <bdi>{`≈ ${centsText(facts.valueCents)}`}</bdi>
            )}
          </Text>
          <Icon of={ChevronDown} />
        </Summary>
        {facts && (
          <Opened>
            <Stack>
              <PositionRows a={a} b={b} facts={facts} />
              {isGainOpen && account ? (
                <Suspense fallback={<Skeleton height="72px" />}>
                  <GainPanel
                    key={`${facts.balanceRaw} ${retryCount}`}
                    onRetry={() => setRetryCount(retryCount + 1)}
                    {...{ account, a, b, facts }}
                  />
                </Suspense>
              ) : (
                <Button kind="quiet" wide onClick={() => setIsGainOpen(true)}>
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

function Positions() {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { pairs, isLoading } = usePositions(account)
  if (!account) {
    return (
      <Card>
        <EmptyState icon={Wallet} title={t('Connect to a wallet to view your liquidity.')} action={<ConnectButton />} />
      </Card>
    )
  }
  return (
    <>
      {pairs.map((pair) => (
        <PositionCard key={pairAddress(pair[0].address, pair[1].address)} pair={pair} />
      ))}
      {isLoading && (
        <Card aria-busy aria-label={t('Loading')}>
          <Skeleton height="44px" />
        </Card>
      )}
      {!isLoading && pairs.length === 0 && (
        <Card>
          <EmptyState icon={Droplets} title={t('No liquidity found.')}>
            {t('Add liquidity to receive LP tokens')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

/** Renders the account's positions, and the links to a new one (trading 2.5). */
export function PositionsPage() {
  const { t } = useTranslation()
  return (
    <Column>
      <Card>
        <LiquidityHeader title={t('Your Liquidity')} subtitle={t('Remove liquidity to receive tokens back')} />
        <ButtonLink to="/add" kind="primary" size="l" wide>
          {t('Add Liquidity')}
        </ButtonLink>
      </Card>
      <Positions />
      <Centre>
        <Text $tone="quiet" $size={14}>
          {t('Don’t see a pool you joined?')}
        </Text>
        <Link to="/find">{t('Find other LP tokens')}</Link>
      </Centre>
    </Column>
  )
}
