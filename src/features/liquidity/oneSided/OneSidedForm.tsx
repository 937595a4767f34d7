import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CurrencyChoice, CurrencyField } from '../../lists'
import { ConfirmSwap, type SwapFlow, useSwapFlow } from '../../trade'
import type { CurrencyIds } from '../add/AddFields'
import { usePick } from '../add/usePick'
import type { Currency } from '../pool/currency'
import { amountText, sharesText } from '../pool/pool.messages'
import { type OneSidedPlan, planOfSale } from './oneSided.rules'
import { OneSidedAction } from './OneSidedAction'
import { type OneSided, useOneSided } from './useOneSided'
import { type SentSale, useSale } from './useSale'

const List = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  list-style: decimal;
  padding-inline-start: var(--space-24);
  font-size: var(--type-14);

  & > [data-done] {
    color: var(--text-quiet);
  }
`

interface PlanStepsProps {
  a: Currency
  b: Currency
  plan: OneSidedPlan
  /** True once the first step is included. */
  isSold: boolean
}

/** Renders both steps of a one-sided addition with their figures, before anything is signed. */
function PlanSteps({ a, b, plan, isSold }: PlanStepsProps) {
  const { t } = useTranslation()
  const { soldRaw, boughtRaw, restRaw, sharesRaw } = plan
  return (
    <Card inset="s">
      <Stack>
        <Text as="h2" $size={16}>
          {t('Two steps, each signed by you')}
        </Text>
        <List>
          <li data-done={isSold || undefined} aria-current={isSold ? undefined : 'step'}>
            {t('Swap %sold% for about %bought% in this pool.', {
              sold: amountText(soldRaw, a),
              bought: amountText(boughtRaw, b),
            })}{' '}
            {isSold && (
              <>
                <Icon of={Check} size={16} />
                <VisuallyHidden>{t('Done')}</VisuallyHidden>
              </>
            )}
          </li>
          <li aria-current={isSold ? 'step' : undefined}>
            {t('Add %first% and %second% for about %shares% LP tokens.', {
              first: amountText(restRaw, a),
              second: amountText(boughtRaw, b),
              shares: sharesText(sharesRaw),
            })}
          </li>
        </List>
      </Stack>
    </Card>
  )
}

/** Returns the swap flow of the first step, with the review and checks of every swap; `onSent` receives the sent sale. */
function useSaleFlow({ quote, side, holdings }: OneSided, onSent: (sale: SentSale) => void): SwapFlow {
  return useSwapFlow(quote, {
    // The plan is computed for the pool's own pair.
    maxHops: 1,
    onSubmitted(agreed, hash) {
      if (side.amountRaw === null || !holdings) return
      const plan = planOfSale(side.amountRaw, agreed.quote, holdings)
      onSent({ hash, plan, boughtAddress: agreed.quote.output.address })
    },
  })
}

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
