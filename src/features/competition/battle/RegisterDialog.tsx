import { useWallet } from '../../../chain/wallet/useWallet'
import { competitionAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ConfirmDialog, type EarnWriting } from '../../earn'
import { TeamPicture } from '../../members'
import { REGISTER_ERROR, registerSummary } from '../battle.messages'
import { teamName } from './teamName'

const PICTURE_PX = 96

interface Props {
  teamId: number
  writing: EarnWriting
  onClose: () => void
}

/** Dialog that registers the account for the battle with the team of its profile (protocol 10.2). */
export function RegisterDialog({ teamId, writing: { isBusy, run }, onClose }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const team = teamName(teamId, t)
  const makeIntent = async () => {
    const { register } = await import('../../../chain/contracts/tradingCompetition/writes')
    if (!competitionAddress) throw new Error('Missing dependencies')
    return register(competitionAddress)
  }
  return (
    <ConfirmDialog
      title={t('Register for the battle')}
      {...{ isBusy, onClose }}
      isDisabled={status !== 'connected'}
      write={{ key: 'register', makeIntent }}
      onConfirm={() => run({ makeIntent, valueCents: 0n, failure: REGISTER_ERROR, summary: registerSummary(team) })}
    >
      <Stack $align="center" $gap={8}>
        <TeamPicture teamId={teamId} size={PICTURE_PX} />
        <Text $weight={600}>{team}</Text>
        <Text $tone="quiet" $size={14}>
          {t('You trade for this team until the battle ends, even if your profile changes.')}
        </Text>
        <Text $tone="quiet" $size={14}>
          {t('It is free. You pay the network fee only.')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
