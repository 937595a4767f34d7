import { getUserProfile } from '../../../chain/contracts/pancakeProfile/reads'
import { checkClaimStatus } from '../../../chain/contracts/pointCenterIfo/reads'
import type { Address } from '../../../core/address'
import { pointCenterAddress, profileAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { ConfirmDialog, useEarnWrite } from '../../earn'
import { CLAIM_ERROR, pointsSummary } from './points.messages'

/** Points of a sale that the account can claim. */
export interface PointClaim {
  sale: Address
  /** Name of its campaign. */
  name: string
  points: bigint
}

interface Props {
  account: Address
  claim: PointClaim
  onClose: () => void
}

/** Dialog that claims the points of a sale; the chain then has the new total (games 4.3.2). */
export function ClaimPointsDialog({ account, claim, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { sale, name, points } = claim
  const { isBusy, run } = useEarnWrite([
    pointCenterAddress && checkClaimStatus(pointCenterAddress, account, sale),
    profileAddress && getUserProfile(profileAddress, account),
  ])
  const makeIntent = async () => {
    const { getPoints } = await import('../../../chain/contracts/pointCenterIfo/writes')
    if (!pointCenterAddress) throw new Error('Missing dependencies')
    return getPoints(pointCenterAddress, sale)
  }
  return (
    <ConfirmDialog
      title={t('Claim points')}
      {...{ isBusy, onClose }}
      isDisabled={false}
      write={{ key: `points ${sale}`, makeIntent }}
      onConfirm={() => run({ makeIntent, valueCents: 0n, failure: CLAIM_ERROR, summary: pointsSummary(points, name) })}
    >
      <DetailList>
        <DetailRow label={t('Sale')}>{name}</DetailRow>
        <DetailRow label={t('Points')}>{formatsOf(locale).number(points)}</DetailRow>
      </DetailList>
    </ConfirmDialog>
  )
}
