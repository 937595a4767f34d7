import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWallet } from '../../../chain/wallet/useWallet'
import { NATIVE_ID } from '../../../core/currencyId'
import { pathSegments } from '../../../core/pathSegments'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Toggle } from '../../../ui/controls/Toggle'
import { Stack } from '../../../ui/layout/Stack'
import { MissingToken, useTokenOf } from '../../lists'
import { amountsCleared } from '../mint.slice'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Column } from '../pool/pool.styles'
import { ExistingPosition } from '../positions/ExistingPosition'
import { AddFields } from './AddFields'
import { currencyIdIn } from './paths.rules'

const OneSidedForm = lazy(() => import('../oneSided/OneSidedForm').then((it) => ({ default: it.OneSidedForm })))

/** Renders the add liquidity screen (trading 2.4); the first token is the native coin unless the path names another. */
export function AddPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const [, currencyIdA, currencyIdB] = pathSegments(useLocation().pathname)
  const [isOneSided, setIsOneSided] = useState(false)
  const aId = currencyIdA === undefined ? NATIVE_ID : currencyIdIn(currencyIdA)
  const bId = currencyIdIn(currencyIdB)
  const a = useTokenOf(aId).token
  const b = useTokenOf(bId).token

  useEffect(() => () => void dispatch(amountsCleared()), [dispatch])

  return (
    <Column>
      <Card>
        <LiquidityHeader
          title={t('Add liquidity')}
          subtitle={t('Add liquidity to receive LP tokens')}
          help={t(
            'Liquidity providers earn a 0.17% trading fee on all trades made for that token pair, proportional to their share of the liquidity pool.',
          )}
          backTo="/pool"
        />
        <Stack>
          <Toggle
            label={t('Start from one token')}
            hint={t('We swap the right share of it for the other token first.')}
            checked={isOneSided}
            onToggle={setIsOneSided}
          />
          <MissingToken id={aId} />
          <MissingToken id={bId} />
          {isOneSided ? (
            <Suspense fallback={<Skeleton height="160px" />}>
              <OneSidedForm key={`${aId} ${bId} ${account}`} a={a} b={b} aId={aId} bId={bId} />
            </Suspense>
          ) : (
            <AddFields a={a} b={b} aId={aId} bId={bId} />
          )}
        </Stack>
      </Card>
      <ExistingPosition a={a} b={b} />
    </Column>
  )
}
