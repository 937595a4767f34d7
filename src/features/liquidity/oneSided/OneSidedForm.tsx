import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { CurrencyChoice, CurrencyField } from '../../lists'
import { ConfirmSwap } from '../../trade'
import type { CurrencyIds } from '../add/AddFields'
import { usePick } from '../add/usePick'
import { OneSidedAction } from './OneSidedAction'
import { PlanSteps } from './PlanSteps'
import { useOneSided } from './useOneSided'
import { useSaleFlow } from './useSaleFlow'
import { useSale } from './useSale'
import { Stack } from '../../../ui/layout/Stack'

/** Renders the form that adds liquidity from one token: a part is swapped in the pool, then both are added. */
export function OneSidedForm({ a, b, aId, bId }: CurrencyIds) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const sale = useSale()
  const form = useOneSided(a, b, sale.progress)
  const flow = useSaleFlow(form, sale.begin)
  const { pickA, pickB, decline } = usePick(aId, bId)
  const { side, isNewPool, plan, type } = form
  const isShort = side.amountRaw !== null && side.balanceRaw !== undefined && side.balanceRaw < side.amountRaw
  return (
    <Stack>
      <CurrencyField
        id="one-sided"
        name={t('First')}
        label={t('First token')}
        side={side}
        otherId={bId}
        balance={account === null ? 'hidden' : 'spendable'}
        isInvalid={isShort && sale.progress.stage === 'open'}
        onType={type}
        onPick={pickA}
        onDecline={decline}
      />
      <CurrencyChoice
        name={t('Second')}
        label={t('Second token')}
        token={b}
        otherId={aId}
        onPick={pickB}
        onDecline={decline}
      />
      {isNewPool && (
        <Notice kind="info" title={t('This pool is empty.')}>
          {t('There is nothing to swap with yet. Add both tokens to set its price.')}
        </Notice>
      )}
      {a && b && plan && <PlanSteps a={a} b={b} plan={plan} isSold={sale.progress.stage === 'done'} />}
      <OneSidedAction a={a} b={b} form={form} sale={sale} flow={flow} />
      {flow.state.stage !== 'closed' && <ConfirmSwap flow={flow} quote={form.quote} />}
    </Stack>
  )
}
