import type { Call } from '../../chain/contracts/call'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { ConfirmDialog, useEarnWrite } from '../earn'
import { APPROVE_ERROR, pictureApprovalSummary } from './profile.messages'
import type { PictureToken } from './setup/picture'
import { Text } from '../../ui/layout/Text'

interface Props {
  picture: PictureToken
  registry: Address
  /** Read of the approved account of the token. */
  approved: Call<unknown> | null
  onClose: () => void
}

/** Dialog that approves a collectible for the registry, which takes it when it becomes the picture of the profile. */
export function PictureApproval({ picture, registry, approved, onClose }: Props) {
  const { t } = useTranslation()
  const { isBusy, run } = useEarnWrite([approved])
  const makeIntent = async () => {
    const { approve } = await import('../../chain/contracts/erc721/writes')
    return approve(picture.contract, registry, picture.tokenId)
  }
  return (
    <ConfirmDialog
      title={t('Approve collectible')}
      {...{ isBusy, onClose }}
      isDisabled={false}
      write={{ key: `approve ${picture.key}`, makeIntent }}
      onConfirm={() =>
        // A collectible has no price here, and the registry can only take this one.
        run({ makeIntent, valueCents: 0n, failure: APPROVE_ERROR, summary: pictureApprovalSummary(picture.label) })
      }
    >
      <Text $tone="quiet" $size={14}>
        {t('This lets the profile contract take %name%. Nothing is transferred yet.', { name: picture.label })}
      </Text>
    </ConfirmDialog>
  )
}
