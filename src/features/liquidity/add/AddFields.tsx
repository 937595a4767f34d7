import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CurrencyField, type ListedToken } from '../../lists'
import { GetMore } from '../../trade'
import { selectSlippageBps } from '../../user'
import { amountTyped } from '../mint.slice'
import { pairPrices, shareText } from '../pool/pool.messages'
import { type Amounts, hasOneToken } from '../pool/shares.rules'
import { ConnectGate } from '../write/ConnectGate'
import { EnableButton } from '../write/EnableButton'
import { useCurrencyEnabling } from '../write/useCurrencyEnabling'
import { addError, missingRaw } from './add.rules'
import { agreedAddition } from './agreedAddition'
import { PoolNotice } from './PoolNotice'
import { useAddFlow } from './useAddFlow'
import { type AddForm, useAddForm } from './useAddForm'
import { usePick } from './usePick'

const ConfirmAdd = lazyDialog(() => import('./ConfirmAdd').then((it) => it.ConfirmAdd))

/** Renders the approval buttons, Supply and the dialog it opens (trading 2.4, 4 "Add liquidity approvals"). */
function AddAction({ form }: { form: AddForm }) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { a, b, requested, addition, holdings, isNewPool, pool, sides, valueCents } = form
  const enableA = useCurrencyEnabling(a, a && requested.firstRaw, sides.currencyA.balanceRaw)
  const enableB = useCurrencyEnabling(b, b && requested.secondRaw, sides.currencyB.balanceRaw)
  const flow = useAddFlow()

  const error = addError({
    isConnected: true,
    isPairInvalid: pool.status === 'invalid',
    hasBothCurrencies: a !== null && b !== null,
    isOneTokenOnly: holdings !== null && hasOneToken(holdings),
    requested,
    isTooLittle: holdings !== null && addition === null,
    balanceARaw: sides.currencyA.balanceRaw,
    balanceBRaw: sides.currencyB.balanceRaw,
    symbolA: a?.symbol ?? '',
    symbolB: b?.symbol ?? '',
  })
  const isApproved = enableA.state === 'approved' && enableB.state === 'approved'
  const offer = addition && holdings && { addition, holdings, isNewPool, valueCents }
  const current = a && b && offer && agreedAddition(a, b, offer, slippageBps)

  return (
    <ConnectGate tokens={[a, b]}>
      <Stack>
        {!error && (
          <>
            <EnableButton enabling={enableA} />
            <EnableButton enabling={enableB} />
          </>
        )}
        <Button
          kind="primary"
          size="l"
          wide
          disabled={error !== null || !isApproved || current === null}
          onPointerEnter={ConfirmAdd.preload}
          onClick={() => {
            if (current) flow.begin(current)
          }}
        >
          {error ? t(error.sentence, error.values) : t('Supply')}
        </Button>
        {[sides.currencyA, sides.currencyB].map((side) => {
          const sideMissingRaw = missingRaw(side)
          return (
            side.token &&
            sideMissingRaw > 0n && <GetMore key={side.token.id} token={side.token} missingRaw={sideMissingRaw} />
          )
        })}
        {flow.state.stage !== 'closed' && <ConfirmAdd flow={flow} current={error ? null : current} />}
      </Stack>
    </ConnectGate>
  )
}

/** Returns the amounts that define the price: the reserves, or the first deposit; null while neither is known. */
function priceBasis({ isFree, holdings, requested }: AddForm): Amounts | null {
  if (!isFree) return holdings
  const { firstRaw, secondRaw } = requested
  return firstRaw && secondRaw ? { firstRaw, secondRaw } : null
}

/** Renders the rates of a pool and the share that an addition would have (trading 2.4 "prices and pool share"). */
function PricesAndShare({ form }: { form: AddForm }) {
  const { t, locale } = useTranslation()
  const { a, b, isNewPool, addition } = form
  const basis = priceBasis(form)
  if (!a || !b || !basis) return null
  return (
    <Card inset="s">
      <Stack>
        <Text as="h2" $size={16}>
          {isNewPool ? t('Initial prices and pool share') : t('Prices and pool share')}
        </Text>
        <DetailList>
          {pairPrices(basis, a, b, locale).map(({ of, per, price }) => (
            <DetailRow key={per} label={t('%assetA% per %assetB%', { assetA: of, assetB: per })}>
              <span>{price}</span>
            </DetailRow>
          ))}
          <DetailRow label={t('Share of pool')}>
            <span>
              {isNewPool
                ? shareText(1n, 1n, locale)
                : addition
                  ? shareText(addition.sharesRaw, addition.supplyAfterRaw, locale)
                  : '–'}
            </span>
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}

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
            'The ratio of the tokens you add sets the price of this pool. Check the rate, then choose Supply to review.',
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
        isInvalid={missingRaw(form.sides.currencyA) > 0n}
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
        isInvalid={missingRaw(form.sides.currencyB) > 0n}
        onType={typeB}
        onPick={pickB}
        onDecline={decline}
      />
      {form.pool.status === 'invalid' && (
        <Notice kind="bad" title={t('Invalid pair')} spoken>
          {t('To a pool, the native coin and its wrapped form are the same token.')}
        </Notice>
      )}
      <PricesAndShare form={form} />
      <AddAction form={form} />
    </Stack>
  )
}
