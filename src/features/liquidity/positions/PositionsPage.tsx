import { Droplets, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { ValueFigure } from '../../../ui/figures/ValueFigure'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { totalOf } from '../../lists'
import { ConnectButton } from '../../wallet'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Centre, Column } from '../pool/pool.styles'
import { PositionCard } from './PositionCard'
import { byValue } from './positions.rules'
import { usePositions, type Position } from './usePositions'

/** The width of a usual value, so that it does not move when it is known. */
const TOTAL_STYLE = { minInlineSize: '12ch', textAlign: 'end' } as const

/** Value of all positions; the row is rendered while they load, so that nothing below it moves. */
function TotalValue({ positions, isLoading }: { positions: readonly Position[]; isLoading: boolean }) {
  const { t } = useTranslation()
  const { valueRaw, unpricedCount } = totalOf(positions)
  return (
    <>
      <Row $justify="space-between" $align="baseline">
        <Text as="span" $tone="quiet" $size={14}>
          {t('Total value')}
        </Text>
        <Text as="strong" $size={20} style={TOTAL_STYLE}>
          {isLoading ? <Skeleton width="96px" /> : valueRaw === null ? '–' : <ValueFigure valueRaw={valueRaw} />}
        </Text>
      </Row>
      {!isLoading && unpricedCount > 0 && (
        <Text $tone="quiet" $size={12}>
          {t('%count% position without a price is not included || %count% positions without a price are not included', {
            count: unpricedCount,
          })}
        </Text>
      )}
    </>
  )
}

/**
 * Returns positions by value. They are sorted once the first values are known, and when a position is added or removed:
 * a new price must not move cards under the pointer.
 */
function useSteadyOrder(positions: readonly Position[], isLoading: boolean): readonly Position[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const isComplete = positions.length === order.length && positions.every(({ key }) => order.includes(key))
  if (!isLoading && !isComplete) setOrder(byValue(positions).map(({ key }) => key))
  return order.flatMap((key) => positions.find((position) => position.key === key) ?? [])
}

function Positions({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { positions, isLoading } = usePositions(account)
  const ordered = useSteadyOrder(positions, isLoading)
  const isFirst = isLoading && ordered.length === 0
  return (
    <>
      <Card>
        <TotalValue positions={positions} isLoading={isFirst} />
      </Card>
      {ordered.map((position) => (
        <PositionCard key={position.key} account={account} position={position} />
      ))}
      {isFirst && (
        <>
          <Card aria-busy aria-label={t('Loading')}>
            <Skeleton height="44px" />
          </Card>
          <Card aria-hidden>
            <Skeleton height="44px" />
          </Card>
        </>
      )}
      {!isLoading && positions.length === 0 && (
        <Card>
          <EmptyState icon={Droplets} title={t('No liquidity found.')}>
            {t('Add liquidity to receive LP tokens')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

/** Renders the account's positions and their value, and the links to a new one (trading 2.5). */
export function PositionsPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Column>
      <Card>
        <LiquidityHeader title={t('Your liquidity')} subtitle={t('Remove liquidity to receive tokens back')} />
        <ButtonLink to="/add" kind="primary" size="l" wide>
          {t('Add liquidity')}
        </ButtonLink>
      </Card>
      {/* Above the list, whose length is unknown until it is read. */}
      <Centre>
        <Text $tone="quiet" $size={14}>
          {t('Don’t see a pool you joined?')}
        </Text>
        <Link to="/find">{t('Find other LP tokens')}</Link>
      </Centre>
      {account ? (
        <Positions key={account} account={account} />
      ) : (
        <Card>
          <EmptyState
            icon={Wallet}
            title={t('Connect your wallet to see your liquidity.')}
            action={<ConnectButton />}
          />
        </Card>
      )}
    </Column>
  )
}
