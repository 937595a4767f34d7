import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { CurrencyField, type ListedToken } from '../../lists'
import { amountTyped } from '../mint.slice'
import { AddAction } from './AddAction'
import { PricesAndShare } from './PricesAndShare'
import { PoolNotice } from './PoolNotice'
import { useAddForm, type AddForm } from './useAddForm'
import { usePick } from './usePick'
import { Stack } from '../../../ui/layout/Stack'

const Sign = styled.div`
  display: grid;
  place-items: center;
  color: var(--text-quiet);
`

export interface CurrencyIds {
  a: ListedToken | null
  b: ListedToken | null
  aId: string | null
  bId: string | null
}

const isShort = ({ sides }: AddForm, side: 'currencyA' | 'currencyB'): boolean => {
  const { amountRaw, balanceRaw } = sides[side]
  return amountRaw !== null && balanceRaw !== undefined && balanceRaw < amountRaw
}

/** Renders both amounts of an addition, and below them its prices, share and buttons (trading 2.4). */
export function AddFields({ a, b, aId, bId }: CurrencyIds) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const form = useAddForm(a, b)
  const { isFree, isNewPool, holdings } = form
  const { pickA, pickB, decline } = usePick(aId, bId)
  const typeA = useCallback(
    (typedValue: string) => dispatch(amountTyped({ field: 'currencyA', typedValue, isFree })),
    [dispatch, isFree],
  )
  const typeB = useCallback(
    (typedValue: string) => dispatch(amountTyped({ field: 'currencyB', typedValue, isFree })),
    [dispatch, isFree],
  )
  return (
    <Stack>
      {a && b && holdings && <PoolNotice holdings={holdings} a={a} b={b} />}
      {isNewPool && isFree && (
        <Notice kind="info" title={t('You are the first liquidity provider.')}>
          {t(
            'The ratio of tokens you add will set the price of this pool. Once you are happy with the rate click supply to review.',
          )}
        </Notice>
      )}
      <CurrencyField
        id="add-a"
        name={t('First')}
        label={t('First token')}
        side={form.sides.currencyA}
        otherId={bId}
        balance={account === null ? 'hidden' : 'spendable'}
        isInvalid={isShort(form, 'currencyA')}
        onType={typeA}
        onPick={pickA}
        onDecline={decline}
      />
      <Sign>
        <Icon of={Plus} />
      </Sign>
      <CurrencyField
        id="add-b"
        name={t('Second')}
        label={t('Second token')}
        side={form.sides.currencyB}
        otherId={aId}
        balance={account === null ? 'hidden' : 'spendable'}
        isInvalid={isShort(form, 'currencyB')}
        onType={typeB}
        onPick={pickB}
        onDecline={decline}
      />
      {form.pool.status === 'invalid' && (
        <Notice kind="bad" title={t('Invalid pair')} spoken>
          {t('The native coin and its wrapped form are one and the same token to a pool.')}
        </Notice>
      )}
      <PricesAndShare form={form} />
      <AddAction form={form} />
    </Stack>
  )
}
