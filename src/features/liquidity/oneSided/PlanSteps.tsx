import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import type { Currency } from '../pool/currency'
import { amountText, sharesText } from '../pool/pool.messages'
import type { OneSidedPlan } from './oneSided.rules'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

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
export function PlanSteps({ a, b, plan, isSold }: PlanStepsProps) {
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
