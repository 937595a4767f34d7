import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CurrencyChoice, CurrencyField } from '../../lists'
import { ConfirmSwap, type SwapFlow, useSwapFlow } from '../../trade'
import { missingRaw } from '../add/add.rules'
import type { CurrencyIds } from '../add/AddFields'
import { usePick } from '../add/usePick'
import type { Currency } from '../pool/currency'
import { LP_DECIMALS } from '../pool/pool.messages'
import { type OneSidedPlan, planOfSale } from './oneSided.rules'
import { ONE_SIDED_ID, OneSidedAction } from './OneSidedAction'
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
          {t('Two steps. You sign each one.')}
        </Text>
        <List>
          <li data-done={isSold || undefined} aria-current={isSold ? undefined : 'step'}>
            {t('Swap %sold% for about %bought% in this pool.', {
              sold: amountValue(soldRaw, a.decimals, a.symbol),
              bought: amountValue(boughtRaw, b.decimals, b.symbol),
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
              first: amountValue(restRaw, a.decimals, a.symbol),
              second: amountValue(boughtRaw, b.decimals, b.symbol),
              shares: amountValue(sharesRaw, LP_DECIMALS),
            })}
          </li>
        </List>
      </Stack>
    </Card>
  )
}

/**
 * Returns the swap flow of the first step, with the review and checks of every swap; `onSent` receives the sent sale.
 */
function useSaleFlow({ quote, side, holdings }: OneSided, onSent: (sale: SentSale) => void): SwapFlow {
  return useSwapFlow(quote, {
    // The plan is computed for the pool's own pair.
    maxHops: () => 1,
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
  return (
    <Stack>
      <CurrencyField
        id={ONE_SIDED_ID}
        name={t('First')}
        label={t('First token')}
        side={side}
        otherId={bId}
        balance={account === null ? 'hidden' : 'spendable'}
        isInvalid={missingRaw(side) > 0n && sale.progress.stage === 'open'}
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
          {t('You cannot swap here yet. Add both tokens to set the price.')}
        </Notice>
      )}
      {a && b && plan && <PlanSteps a={a} b={b} plan={plan} isSold={sale.progress.stage === 'done'} />}
      <OneSidedAction a={a} b={b} form={form} sale={sale} flow={flow} />
      {flow.state.stage !== 'closed' && <ConfirmSwap flow={flow} quote={form.quote} nextText={t('Continue')} />}
    </Stack>
  )
}
