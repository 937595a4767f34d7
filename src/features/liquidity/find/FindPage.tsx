import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { NATIVE_ID } from '../../../core/currencyId'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CurrencyChoice, useTokenOf } from '../../lists'
import { ConnectButton } from '../../wallet'
import { pairSaved } from '../pairs.slice'
import type { Currency } from '../pool/currency'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Column } from '../pool/pool.styles'
import { isEmptyPool } from '../pool/shares.rules'
import { usePoolFacts } from '../pool/usePoolFacts'
import { ExistingPosition } from '../positions/ExistingPosition'
import { foundState, type FoundState } from './found.rules'

interface FoundPoolProps {
  state: FoundState
  a: Currency
  b: Currency
}

/** Renders the state of a pool and links to the next step. */
function FoundPool({ state, a, b }: FoundPoolProps) {
  const { t } = useTranslation()
  const add = `/add/${a.id}/${b.id}`
  switch (state) {
    case 'choose':
      return null
    case 'loading':
      return (
        <div aria-busy aria-label={t('Loading')}>
          <Skeleton height="44px" />
        </div>
      )
    case 'invalid':
      return <Notice kind="bad" title={t('Invalid pair')} />
    case 'connect':
      return <EmptyState icon={Search} title={t('Connect your wallet to find pools')} action={<ConnectButton />} />
    case 'none':
      return (
        <EmptyState
          icon={Search}
          title={t('No pool found.')}
          action={
            <ButtonLink to={add} kind="primary">
              {t('Create pool')}
            </ButtonLink>
          }
        />
      )
    case 'noLiquidity':
      return (
        <EmptyState
          icon={Search}
          title={t('You don’t have liquidity in this pool yet.')}
          action={
            <ButtonLink to={add} kind="primary">
              {t('Add liquidity')}
            </ButtonLink>
          }
        />
      )
    case 'held':
      return (
        <Notice kind="good" title={t('Pool found.')} spoken>
          <Link to="/pool">{t('Manage this pool.')}</Link>
        </Notice>
      )
  }
}

/**
 * Renders the search for the pool of any two tokens, and adds a found position to the positions (trading 2.1 /find).
 */
export function FindPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const [aId, setAId] = useState<string | null>(NATIVE_ID)
  const [bId, setBId] = useState<string | null>(null)
  const a = useTokenOf(aId).token
  const b = useTokenOf(bId).token
  const pool = usePoolFacts(a, b)
  const balance = useCall(account && pool.status === 'exists' ? balanceOf(pool.address, account) : null).value
  const state = foundState({
    isConnected: account !== null,
    status: pool.status,
    isEmpty: pool.status === 'exists' && isEmptyPool(pool.holdings),
    balanceRaw: balance,
  })

  useEffect(() => {
    // Saved, so that the position is listed from now on.
    if (state === 'held' && a && b) dispatch(pairSaved({ chainId: deployment.chainId, pair: [a.traded, b.traded] }))
  }, [a, b, dispatch, state])

  function choose(side: 'a' | 'b', id: string): void {
    const [own, other] = side === 'a' ? [aId, bId] : [bId, aId]
    const [setOwn, setOther] = side === 'a' ? [setAId, setBId] : [setBId, setAId]
    if (id.toLowerCase() === other?.toLowerCase()) setOther(own)
    setOwn(id)
  }

  return (
    <Column>
      <Card>
        <LiquidityHeader title={t('Import pool')} subtitle={t('Import an existing pool')} backTo="/pool" />
        <Stack>
          <CurrencyChoice
            name={t('First')}
            label={t('First token')}
            token={a}
            otherId={bId}
            onPick={(id) => choose('a', id)}
            onDecline={() => setAId(NATIVE_ID)}
          />
          <CurrencyChoice
            name={t('Second')}
            label={t('Second token')}
            token={b}
            otherId={aId}
            onPick={(id) => choose('b', id)}
            onDecline={() => setBId(null)}
          />
          {a && b ? (
            <FoundPool state={state} a={a} b={b} />
          ) : (
            <Text $tone="quiet" $size={14}>
              {t('Select two tokens to find your liquidity.')}
            </Text>
          )}
        </Stack>
      </Card>
      {state === 'held' && <ExistingPosition a={a} b={b} />}
    </Column>
  )
}
