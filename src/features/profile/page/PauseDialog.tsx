import { getUserProfile, type UserProfile } from '../../../chain/contracts/pancakeProfile/reads'
import type { Address } from '../../../core/address'
import { profileAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { Figure } from '../../../ui/figures/Figure'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { ConfirmDialog, useEarnWrite } from '../../earn'
import { CONFIRM_ERROR, PAUSE_SUMMARY } from '../profile.messages'
import { cakeFacts, useProfileCosts } from '../useCake'

interface Props {
  account: Address
  profile: UserProfile
  onClose: () => void
}

/** Dialog that removes the picture and so pauses the profile (games 2.2.3). */
export function PauseDialog({ account, profile, onClose }: Props) {
  const { t } = useTranslation()
  const { reactivateRaw } = useProfileCosts()
  const { isBusy, run } = useEarnWrite([profileAddress && getUserProfile(profileAddress, account)])
  const makeIntent = async () => {
    const { pauseProfile } = await import('../../../chain/contracts/pancakeProfile/writes')
    if (!profileAddress) throw new Error('Missing dependencies')
    return pauseProfile(profileAddress)
  }
  return (
    <ConfirmDialog
      title={t('Pause profile')}
      {...{ isBusy, onClose }}
      isDisabled={!profile.isActive}
      write={{ key: 'pause', makeIntent }}
      onConfirm={() => run({ makeIntent, valueCents: 0n, failure: CONFIRM_ERROR, summary: PAUSE_SUMMARY })}
    >
      <p>{t('Your collectible returns to your wallet. You keep your name, team and points.')}</p>
      <p>{t('A paused profile cannot join sales or claim points.')}</p>
      <DetailList>
        <DetailRow label={t('Cost of a reactivation')}>
          {reactivateRaw === null ? '–' : <Figure raw={reactivateRaw} {...cakeFacts} />}
        </DetailRow>
      </DetailList>
    </ConfirmDialog>
  )
}
