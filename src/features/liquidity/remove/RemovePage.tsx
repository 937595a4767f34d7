import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { isSameToken, wrappedNative } from '../../../market/token'
import { useAppDispatch } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { useTokenOf } from '../../lists'
import { currencyIdIn } from '../add/paths.rules'
import { removalCleared } from '../burn.slice'
import { currencyOf, type Currency } from '../pool/currency'
import { LiquidityHeader } from '../pool/LiquidityHeader'
import { Column } from '../pool/pool.styles'
import { ExistingPosition } from '../positions/ExistingPosition'
import { RemoveFields } from './RemoveFields'

/** Returns the currency in which a pool's token is received: the token itself, or native coin for the wrapped coin. */
function cameBack({ traded }: Currency, isNativeWanted: boolean): Currency {
  if (isNativeWanted) return currencyOf(traded)
  return { id: traded.address, address: traded.address, symbol: traded.symbol, decimals: traded.decimals, traded }
}

/** Renders the remove liquidity screen (trading 2.5). */
export function RemovePage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { currencyIdA, currencyIdB } = useParams()
  const [isNativeWanted, setIsNativeWanted] = useState(true)
  const first = useTokenOf(currencyIdIn(currencyIdA))
  const second = useTokenOf(currencyIdIn(currencyIdB))
  const [a, b] = useMemo(
    () =>
      [first, second].map(({ token }) => token && cameBack(token, isNativeWanted)) as [
        Currency | null,
        Currency | null,
      ],
    [first, isNativeWanted, second],
  )
  const hasNative = [a, b].some((each) => each !== null && isSameToken(each.traded, wrappedNative))

  useEffect(() => () => void dispatch(removalCleared()), [dispatch])

  return (
    <Column>
      <Card>
        <LiquidityHeader
          title={a && b ? t('Remove %pair% liquidity', { pair: `${a.symbol}-${b.symbol}` }) : t('Remove Liquidity')}
          subtitle={t('Remove liquidity to receive tokens back')}
          backTo="/pool"
        />
        {a && b && (
          <RemoveFields
            key={`${a.traded.address} ${b.traded.address}`}
            a={a}
            b={b}
            native={hasNative ? { isWanted: isNativeWanted, onChoose: setIsNativeWanted } : null}
          />
        )}
        {[first, second].some(({ status }) => status === 'loading') && <Skeleton height="160px" />}
        {[first, second].some(({ status }) => status === 'none') && <Notice kind="bad" title={t('Invalid pair')} />}
      </Card>
      <ExistingPosition a={a} b={b} />
    </Column>
  )
}
