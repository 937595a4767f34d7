import { useState } from 'react'
import type { Address } from '../../../core/address'
import { profileAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PictureApproval } from '../PictureApproval'
import { PicturePicker } from '../PicturePicker'
import { setupChanged } from '../profile.slice'
import { StepActions } from './StepActions'
import { type Setup, usePictureApproval } from './useSetup'

/** Renders the choice of a picture and its approval (games 2.2.1). */
export function PictureStep({ account, setup }: { account: Address; setup: Setup }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const { picture, isPictureApproved, tokens } = setup
  const { call } = usePictureApproval(picture)
  return (
    <Stack $gap={16}>
      <p>{t('Choose one of your collectibles as your picture.')}</p>
      <PicturePicker
        {...{ tokens, picture }}
        onPick={({ contract, tokenId }) =>
          dispatch(setupChanged({ account, change: { picture: { contract, tokenId: tokenId.toString() } } }))
        }
      >
        {t('Get one first: a collectible of your own is the picture of your profile.')}
      </PicturePicker>
      {tokens.length > 0 && (
        <Text $tone="quiet" $size={14}>
          {t('The profile contract holds your collectible while your profile is active. Pause it to get it back.')}
        </Text>
      )}
      <StepActions account={account} step="picture" canContinue={isPictureApproved}>
        {picture && !isPictureApproved && (
          <Button kind="primary" size="l" onClick={() => setOpen(true)}>
            {t('Approve collectible')}
          </Button>
        )}
      </StepActions>
      {isOpen && picture && profileAddress && (
        <PictureApproval {...{ picture, registry: profileAddress, approved: call }} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}
