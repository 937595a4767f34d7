import { costToRegister, hasRegistered } from '../../../chain/contracts/pancakeProfile/reads'
import type { Address } from '../../../core/address'
import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { ConfirmDialog, useEarnWrite } from '../../earn'
import { useTeams } from '../../members'
import { CONFIRM_ERROR, creationSummary } from '../profile.messages'
import { cakeFacts, useCakeApproval, useCakeBalance, useCakeCents } from '../useCake'
import type { PictureToken } from './picture'

interface Props {
  account: Address
  picture: PictureToken
  teamId: number
  name: string | null
  /** In CAKE's smallest unit. */
  costRaw: bigint
  registry: Address
  onClose: () => void
}

/** Dialog that shows all choices, approves the cost and creates the profile (games 2.2.1). */
export function CreateDialog({ account, picture, teamId, name, costRaw, registry, onClose }: Props) {
  const { t } = useTranslation()
  const { teams } = useTeams()
  const enable = useCakeApproval({ account, spender: registry, costRaw, isCreation: true })
  const balanceRaw = useCakeBalance(account)
  const valueCents = useCakeCents(costRaw)
  const registered = hasRegistered(registry, account)
  const { isBusy, run } = useEarnWrite([registered])
  const team = teams.find(({ id }) => id === teamId)?.name ?? String(teamId)
  const { symbol, decimals, address } = cakeFacts
  const isShort = balanceRaw !== undefined && balanceRaw < costRaw
  const makeIntent = async () => {
    const { createProfile } = await import('../../../chain/contracts/pancakeProfile/writes')
    return createProfile(registry, teamId, picture.contract, picture.tokenId)
  }
  const { address: to, callData: data } = costToRegister(registry)
  return (
    <ConfirmDialog
      title={t('Complete profile')}
      size="m"
      {...{ enable, isBusy, onClose }}
      isDisabled={balanceRaw === undefined || isShort}
      write={{
        key: `create ${picture.key} ${teamId} ${costRaw}`,
        makeIntent,
        pays: { amountRaw: costRaw, decimals, symbol },
      }}
      onConfirm={() =>
        run({
          ...{ makeIntent, valueCents, failure: CONFIRM_ERROR, summary: creationSummary(team) },
          premises: [{ to, data }],
          ...(address && { spending: { tokenAddress: address, symbol, spender: registry, amountRaw: costRaw } }),
        })
      }
    >
      <DetailList>
        <DetailRow label={t('Picture')}>{picture.label}</DetailRow>
        <DetailRow label={t('Team')}>{team}</DetailRow>
        <DetailRow label={t('Profile name')}>{name ?? t('None')}</DetailRow>
      </DetailList>
      {isShort && <Notice kind="warn" title={t(LIMITS.shortBalance, { symbol })} spoken />}
    </ConfirmDialog>
  )
}
