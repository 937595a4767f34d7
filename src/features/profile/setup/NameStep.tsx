import { useState } from 'react'
import type { Address } from '../../../core/address'
import { profileAddress } from '../../../deployment/laterFacts'
import { servicesUrl } from '../../../deployment/services'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { CostList } from '../CostList'
import { NameForm } from '../name/NameForm'
import { useOwnName } from '../name/useOwnName'
import { selectTypedNameOf, setupChanged } from '../profile.slice'
import { useCakeBalance, useProfileCosts } from '../useCake'
import { CreateDialog } from './CreateDialog'
import { StepActions } from './StepActions'
import type { Setup } from './useSetup'

/** Renders the name, where it is missing, or why the profile is created without one. */
function Name({ account }: { account: Address }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const typed = useAppSelector(selectTypedNameOf(account))
  const { status, name } = useOwnName(account)
  if (status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton height="120px" />
      </div>
    )
  }
  if (name !== null) {
    return (
      <Notice kind="good" title={t('Your name is %name%', { name })}>
        {t('Names cannot be changed.')}
      </Notice>
    )
  }
  if (servicesUrl === null || status !== 'ready') {
    return (
      <Notice kind="warn" title={t('Unable to verify username')} spoken>
        {servicesUrl === null
          ? t('This site has no service for names. Your profile works without one.')
          : t('The service for names does not reply. You can create your profile now, and set your name later.')}
      </Notice>
    )
  }
  return (
    <NameForm
      {...{ account, servicesUrl, name: typed }}
      onType={(text) => dispatch(setupChanged({ account, change: { name: text } }))}
    />
  )
}

/** Renders the name and the creation of the profile, which ends the set-up (games 2.2.1, 5.1). */
export function NameStep({ account, setup }: { account: Address; setup: Setup }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { status, name } = useOwnName(account)
  const { registerRaw } = useProfileCosts()
  const balanceRaw = useCakeBalance(account)
  const { picture, teamId } = setup
  // Where names can be set, the profile is created only once the name is set.
  const isNamed = name !== null || status === 'absent' || status === 'unavailable'
  return (
    <Stack $gap={16}>
      <Name account={account} />
      <CostList costRaw={registerRaw} balanceRaw={balanceRaw} />
      <StepActions account={account} step="name" canContinue={false}>
        <Button
          kind={isNamed ? 'primary' : 'secondary'}
          size="l"
          disabled={!isNamed || registerRaw === null}
          onClick={() => setOpen(true)}
        >
          {t('Complete profile')}
        </Button>
      </StepActions>
      {isOpen && picture && teamId !== null && registerRaw !== null && profileAddress && (
        <CreateDialog
          {...{ account, picture, teamId, name, costRaw: registerRaw, registry: profileAddress }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
