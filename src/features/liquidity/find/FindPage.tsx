import { useEffect, useState } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { NATIVE_ID } from '../../../core/currencyId'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { CurrencyChoice, useTokenOf } from '../../lists'
import { pairSaved } from '../pairs.slice'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Column } from '../pool/pool.styles'
import { isEmptyPool } from '../pool/shares.rules'
import { usePoolFacts } from '../pool/usePoolFacts'
import { ExistingPosition } from '../positions/ExistingPosition'
import { FoundPool } from './FoundPool'
import { foundState } from './found.rules'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

/** Renders the search for the pool of any two tokens, and adds a found position to the positions (trading 2.1 /find). */
export function FindPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const [aId, setAId] = useState<string | null>(NATIVE_ID)
  const [bId, setBId] = useState<string | null>(null)
  const a = useTokenOf(aId).token
  const b = useTokenOf(bId).token
  const pool = usePoolFacts(a, b)
  const held = useCall(account && pool.status === 'exists' ? balanceOf(pool.address, account) : null).value
  const state = foundState({
    isConnected: account !== null,
    status: pool.status,
    isEmpty: pool.status === 'exists' && isEmptyPool(pool.holdings),
    heldRaw: held,
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
        <LiquidityHeader title={t('Import Pool')} subtitle={t('Import an existing pool')} backTo="/pool" />
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
              {t('Select a token to find your liquidity.')}
            </Text>
          )}
        </Stack>
      </Card>
      {state === 'held' && <ExistingPosition a={a} b={b} />}
    </Column>
  )
}
