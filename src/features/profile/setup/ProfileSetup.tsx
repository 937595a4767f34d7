import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Icon } from '../../../ui/content/Icon'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Skeleton } from '../../../ui/content/Skeleton'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Stack } from '../../../ui/layout/Stack'
import { selectStepOf } from '../profile.slice'
import { SETUP_STEPS, type SetupStep } from '../profile.rules'
import { Column } from '../profile.styles'
import { NameStep } from './NameStep'
import { PictureStep } from './PictureStep'
import { StarterStep } from './StarterStep'
import { TeamStep } from './TeamStep'
import { type Setup, useSetup } from './useSetup'

const TITLES: Readonly<Record<SetupStep, { text: string; label: string }>> = {
  starter: { text: 'Get a starter collectible', label: 'Starter' },
  picture: { text: 'Choose a picture', label: 'Picture' },
  team: { text: 'Join a team', label: 'Team' },
  name: { text: 'Set a name', label: 'Profile name' },
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-8);
`

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block-start: var(--space-8);
  border-block-start: 4px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  &[data-state='done'] {
    border-color: var(--good);
  }
  &[data-state='current'] {
    border-color: var(--accent-rim);
    color: var(--text);
    font-weight: 600;
  }
`

const Title = styled.h2`
  font-size: var(--type-20);
  outline: 0;
`

function StepList({ step }: { step: SetupStep }) {
  const { t } = useTranslation()
  const current = SETUP_STEPS.indexOf(step)
  return (
    <Steps aria-label={t('Steps')}>
      {SETUP_STEPS.map((each, at) => (
        <Step
          key={each}
          data-state={at < current ? 'done' : at === current ? 'current' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at < current && <Icon of={Check} size={16} />}
          {t(TITLES[each].label)}
          {at < current && <VisuallyHidden>{t('Done')}</VisuallyHidden>}
        </Step>
      ))}
    </Steps>
  )
}

interface TitleProps {
  step: SetupStep
  /** A step that the user opened takes the focus; one that the chain opened does not. */
  takesFocus: boolean
}

function StepTitle({ step, takesFocus: takesFocusAtFirst }: TitleProps) {
  const { t } = useTranslation()
  const [takesFocus] = useState(takesFocusAtFirst)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <Title ref={title} tabIndex={-1}>
      {t('Step %number%: %title%', {
        number: String(SETUP_STEPS.indexOf(step) + 1),
        title: t(TITLES[step].text),
      })}
    </Title>
  )
}

function StepContent({ account, setup }: { account: Address; setup: Setup }) {
  switch (setup.step) {
    case 'starter':
      return <StarterStep {...{ account, setup }} />
    case 'picture':
      return <PictureStep {...{ account, setup }} />
    case 'team':
      return <TeamStep {...{ account, teamId: setup.teamId }} />
    case 'name':
      return <NameStep {...{ account, setup }} />
  }
}

/** Renders the set-up of a profile in four steps (games 2.2.1). */
export function ProfileSetup({ account }: { account: Address }) {
  const { t } = useTranslation()
  const setup = useSetup(account)
  const chosen = useAppSelector(selectStepOf(account))
  const { status, step } = setup
  return (
    <Column>
      <PageHeader title={t('Your profile')} subtitle={t('Choose a name, a picture and a team for your account.')} />
      {status === 'loading' && (
        <Stack $gap={16} aria-busy>
          <Skeleton height="36px" />
          <Skeleton height="360px" />
        </Stack>
      )}
      {status === 'failed' && (
        <ErrorBlock
          title={t('Error fetching data')}
          meaning={t('Nothing was changed.')}
          remedy={t('It is read again with the next block.')}
        />
      )}
      {status === 'ready' && (
        <>
          <StepList step={step} />
          <Card inset="l">
            <Stack $gap={16}>
              <StepTitle key={`title of ${step}`} step={step} takesFocus={chosen !== null} />
              <StepContent key={step} {...{ account, setup }} />
            </Stack>
          </Card>
        </>
      )}
    </Column>
  )
}
