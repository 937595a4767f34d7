import type { ReactNode } from 'react'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { stepBeside, stepChosen } from '../profile.slice'
import type { SetupStep } from '../profile.rules'
import { Actions } from '../profile.styles'

interface Props {
  account: Address
  step: SetupStep
  /** False while the next step cannot be reached; the content above states the reason. */
  canContinue: boolean
  /** Takes the place of the button to the next step. */
  children?: ReactNode
}

/** Renders the buttons to the step before and to the next one. */
export function StepActions({ account, step, canContinue, children }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [before, next] = [stepBeside(step, -1), stepBeside(step, 1)]
  return (
    <Actions>
      {before && (
        <Button size="l" onClick={() => dispatch(stepChosen({ account, step: before }))}>
          {t('Back')}
        </Button>
      )}
      {children ||
        (next && (
          <Button
            kind="primary"
            size="l"
            disabled={!canContinue}
            onClick={() => dispatch(stepChosen({ account, step: next }))}
          >
            {t('Next step')}
          </Button>
        ))}
    </Actions>
  )
}
