import { Droplets, Wallet } from 'lucide-react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { ConnectButton } from '../../wallet'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Centre, Column } from '../pool/pool.styles'
import { PositionCard } from './PositionCard'
import { usePositions } from './usePositions'
import { Text } from '../../../ui/layout/Text'

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
