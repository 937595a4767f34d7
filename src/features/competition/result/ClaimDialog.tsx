import type { ClaimInformation } from '../../../chain/contracts/tradingCompetition/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { competitionAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { ConfirmDialog, type EarnWriting, valueCentsOf } from '../../earn'
import { REWARD_ERROR, REWARD_SUMMARY } from '../battle.messages'
import { RewardList } from './RewardList'

interface Props {
  reward: ClaimInformation
  writing: EarnWriting
  onClose: () => void
}

/** Dialog that claims CAKE, points and the collectible of the battle (protocol 10.3). */
export function ClaimDialog({ reward, writing: { isBusy, run }, onClose }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const price = useCakePrice()
  const makeIntent = async () => {
    const { claimReward } = await import('../../../chain/contracts/tradingCompetition/writes')
    if (!competitionAddress) throw new Error('Missing dependencies')
    return claimReward(competitionAddress)
  }
  return (
    <ConfirmDialog
      title={t('Claim your reward')}
      {...{ isBusy, onClose }}
      isDisabled={status !== 'connected' || reward.hasClaimed}
      write={{ key: 'reward', makeIntent }}
      onConfirm={() =>
        run({
          ...{ makeIntent, failure: REWARD_ERROR, summary: REWARD_SUMMARY },
          valueCents: valueCentsOf(price, reward.cakeRaw),
        })
      }
    >
      <RewardList reward={reward} />
    </ConfirmDialog>
  )
}
