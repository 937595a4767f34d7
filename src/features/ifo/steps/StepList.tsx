import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Link } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useMember } from '../../members'
import { currencyOfSales, currencyPath, useCurrencyBalance } from '../data/useCurrency'
import { type OwnCommitments, type Sale, useSalePhase } from '../data/useSale'
import { type SaleStep, type StepState, stepStates, STEPS } from '../steps.rules'

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-16);
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4) var(--space-12);
  padding: var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);

  &[data-state='next'] {
    border-color: var(--accent-rim);
    background: var(--accent-soft);
  }
  & > :not(:first-child) {
    grid-column: 2;
  }
`

const Number = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--radius-round);
  background: var(--hover);
  font-size: var(--type-14);
  font-weight: 700;

  [data-state='done'] > & {
    background: var(--good-soft);
    color: var(--good);
  }
  [data-state='next'] > & {
    background: var(--accent);
    color: var(--accent-ink);
  }
`

const STATE_WORDS: Readonly<Record<StepState, { label: string }>> = {
  done: { label: 'Done' },
  next: { label: 'Your next step' },
  waiting: { label: 'Later' },
}

interface Props {
  sale: Sale
  account: Address | null
  own: OwnCommitments
}

/** Renders how to take part in a sale, with the state of each step for the account. */
export function StepList({ sale, account, own }: Props) {
  const { t } = useTranslation()
  const { symbol } = currencyOfSales()
  const phase = useSalePhase(sale.blocks)
  const { status, profile } = useMember(account)
  const balanceRaw = useCurrencyBalance(account)
  const states = stepStates({
    isProfileActive: account === null || status !== 'ready' ? null : profile?.isActive === true,
    balanceRaw,
    committedRaw: own === null ? null : own.reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
    isFinished: phase === 'finished',
    isHarvested: own !== null && own.every(({ amountRaw, isHarvested }) => amountRaw === 0n || isHarvested),
  })
  const texts: Record<SaleStep, { title: string; body: string; link?: ReactNode }> = {
    profile: {
      title: t('Activate your profile'),
      body: t('A sale is open to accounts with an active profile.'),
      link: <Link to="/profile">{t('Your profile')}</Link>,
    },
    currency: {
      title: t('Get %symbol%', { symbol }),
      body: t('You pay with LP tokens: add liquidity to the pair to get them.'),
      link: <Link to={currencyPath}>{t('Add liquidity')}</Link>,
    },
    commit: {
      title: t('Commit your LP tokens'),
      body: t('While the sale is live, in one pool or in both. You cannot take them back before its end.'),
    },
    claim: {
      title: t('Claim'),
      body: t('After the end you claim the tokens that you bought, and the rest of your LP tokens.'),
    },
  }
  return (
    <Stack as="section" $gap={16}>
      <Text as="h2" $size={20} $weight={600}>
        {t('How to take part')}
      </Text>
      <List>
        {STEPS.map((step, at) => {
          const { title, body, link } = texts[step]
          const state = account === null ? 'waiting' : states[step]
          return (
            <Item key={step} data-state={state} data-step={step}>
              <Number aria-hidden>{state === 'done' ? <Icon of={Check} size={16} /> : at + 1}</Number>
              <Text as="h3" $weight={600}>
                {title} {account !== null && <VisuallyHidden>{t(STATE_WORDS[state].label)}</VisuallyHidden>}
              </Text>
              <Text $tone="quiet" $size={14}>
                {body}
              </Text>
              {link && (
                <Text as="div" $size={14}>
                  {link}
                </Text>
              )}
            </Item>
          )
        })}
      </List>
    </Stack>
  )
}
