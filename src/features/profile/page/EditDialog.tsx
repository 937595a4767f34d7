import { useState } from 'react'
import { getUserProfile } from '../../../chain/contracts/pancakeProfile/reads'
import type { Address } from '../../../core/address'
import { LIMITS } from '../../../core/limits'
import { profileAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { ConfirmDialog, useEarnWrite } from '../../earn'
import { CostList } from '../CostList'
import { PictureApproval } from '../PictureApproval'
import { PicturePicker } from '../PicturePicker'
import { CONFIRM_ERROR, pictureSummary, reactivationSummary } from '../profile.messages'
import type { PictureToken } from '../setup/picture'
import { usePictureApproval, usePictures } from '../setup/useSetup'
import { cakeFacts, useCakeApproval, useCakeBalance, useCakeCents, useProfileCosts } from '../useCake'

type Kind = 'update' | 'reactivate'

interface ConfirmProps {
  account: Address
  kind: Kind
  picture: PictureToken
  /** In CAKE's smallest unit. */
  costRaw: bigint
  registry: Address
  onClose: () => void
}

function useTitle(kind: Kind): string {
  const { t } = useTranslation()
  return kind === 'update' ? t('Change picture') : t('Reactivate profile')
}

/** Dialog that approves the cost and sends the change. */
function EditConfirm({ account, kind, picture, costRaw, registry, onClose }: ConfirmProps) {
  const title = useTitle(kind)
  const enable = useCakeApproval({ account, spender: registry, costRaw, isCreation: false })
  const balanceRaw = useCakeBalance(account)
  const valueCents = useCakeCents(costRaw)
  const { isBusy, run } = useEarnWrite([getUserProfile(registry, account)])
  const { symbol, decimals, address } = cakeFacts
  const makeIntent = async () => {
    const { reactivateProfile, updateProfile } = await import('../../../chain/contracts/pancakeProfile/writes')
    return (kind === 'update' ? updateProfile : reactivateProfile)(registry, picture.contract, picture.tokenId)
  }
  const summary = kind === 'update' ? pictureSummary(picture.label) : reactivationSummary(picture.label)
  return (
    <ConfirmDialog
      {...{ title, enable, isBusy, onClose }}
      isDisabled={balanceRaw === undefined || balanceRaw < costRaw}
      write={{
        key: `${kind} ${picture.key} ${costRaw}`,
        makeIntent,
        pays: { amountRaw: costRaw, decimals, symbol },
      }}
      onConfirm={() =>
        run({
          ...{ makeIntent, valueCents, summary, failure: CONFIRM_ERROR },
          ...(address && { spending: { tokenAddress: address, symbol, spender: registry, amountRaw: costRaw } }),
        })
      }
    />
  )
}

type Opened = 'picture' | 'approval' | 'confirm'

/**
 * Dialogs that choose another picture, or the picture of a reactivated profile, approve it and confirm (games 2.2.3).
 */
export function EditDialog({ account, kind, onClose }: { account: Address; kind: Kind; onClose: () => void }) {
  const { t } = useTranslation()
  const title = useTitle(kind)
  const [opened, setOpened] = useState<Opened>('picture')
  const [chosen, setChosen] = useState<string | null>(null)
  const { status, tokens } = usePictures(account)
  const picture = tokens.find(({ key }) => key === chosen) ?? null
  const { call, isApproved } = usePictureApproval(picture)
  const costs = useProfileCosts()
  const balanceRaw = useCakeBalance(account)
  const costRaw = kind === 'update' ? costs.updateRaw : costs.reactivateRaw
  const { symbol } = cakeFacts
  const isShort = costRaw !== null && balanceRaw !== undefined && balanceRaw < costRaw
  if (opened === 'approval' && picture && profileAddress) {
    return (
      <PictureApproval
        {...{ picture, registry: profileAddress, approved: call }}
        onClose={() => setOpened('picture')}
      />
    )
  }
  if (opened === 'confirm' && picture && costRaw !== null && profileAddress) {
    return <EditConfirm {...{ account, kind, picture, costRaw, registry: profileAddress, onClose }} />
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={!picture || costRaw === null || isShort}
          onClick={() => setOpened(isApproved ? 'confirm' : 'approval')}
        >
          {picture && !isApproved ? t('Approve collectible') : t('Continue')}
        </Button>
      }
    >
      <Stack $gap={16}>
        {kind === 'update' && <p>{t('Your old picture returns to your wallet.')}</p>}
        {status === 'loading' ? (
          <Skeleton height="140px" />
        ) : (
          <PicturePicker {...{ tokens, picture }} onPick={({ key }) => setChosen(key)}>
            {t('Get one first: a collectible of your own is the picture of your profile.')}
          </PicturePicker>
        )}
        <CostList {...{ costRaw, balanceRaw }} />
        {isShort && <Notice kind="warn" title={t(LIMITS.shortBalance, { symbol })} spoken />}
      </Stack>
    </Dialog>
  )
}
