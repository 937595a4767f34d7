import { useCallback } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import type { VotingPower } from '../../../chain/services/votingPower'
import type { Address } from '../../../core/address'
import { visibleText } from '../../../core/visibleText'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { showToast } from '../../../ui/toast/toastStore'
import { useCloseOnWalletChange } from '../../transactions'
import { readPowerAt } from '../data/readPower'
import { useSendMessage } from '../data/useSendMessage'
import { POWER_DECIMALS, powerRawOf } from '../tally.rules'
import { Foreign } from '../voting.styles'
import { BlockLink } from './Details'
import { PowerParts } from './PowerParts'

interface PowerProps {
  power: VotingPower
  snapshotBlock: number
  symbol: string
}

function Power({ power, snapshotBlock, symbol }: PowerProps) {
  const { t } = useTranslation()
  const totalRaw = powerRawOf(power.total)
  return (
    <Stack $gap={12}>
      <div>
        <Text $tone="quiet" $size={14}>
          {t('Your voting power')}
        </Text>
        <Text as="div" $size={24} $weight={600}>
          <Figure raw={totalRaw} decimals={POWER_DECIMALS} symbol={symbol} />
        </Text>
      </div>
      {totalRaw === 0n ? (
        <Notice kind="warn" title={t('You had no voting power at the snapshot block')} spoken>
          {t(
            'Only CAKE that you held before block %block% counts, in your wallet, the pools, the vault or the CAKE-BNB liquidity.',
            {
              block: String(snapshotBlock),
            },
          )}
        </Notice>
      ) : (
        <PowerParts power={power} />
      )}
      <Text $tone="quiet" $size={14}>
        {t('Snapshot')}: <BlockLink block={snapshotBlock} />
      </Text>
    </Stack>
  )
}

interface Props {
  proposal: HubProposal
  facts: VotingFacts
  /** Counted from 1. */
  choice: number
  account: Address
  onClose: () => void
  onVoted: () => void
}

/** Dialog that shows the account's power at the snapshot with its parts, and casts the vote by a signature. */
export function VoteDialog({ proposal, facts, choice, account, onClose, onVoted }: Props) {
  const { t } = useTranslation()
  const { id, choices, snapshotBlock } = proposal
  const { powerUrl } = facts
  const { status, value: power } = useServiceRead(
    useCallback(() => readPowerAt(powerUrl, account, snapshotBlock), [powerUrl, account, snapshotBlock]),
  )
  const { stage, send } = useSendMessage(facts, t('Your vote was not cast'))
  useCloseOnWalletChange(stage === 'idle' ? 'shown' : 'requesting', onClose)
  const hasPower = power !== null && powerRawOf(power.total) > 0n

  async function vote(): Promise<void> {
    if (!power) return
    const sent = await send((hub, message) => hub.voteMessage(message, { proposal: id, choice, power }))
    if (sent === null) return
    showToast({ kind: 'good', title: t('Vote cast!'), body: t('Your vote counts from now on.') })
    onVoted()
  }

  return (
    <Dialog
      title={t('Confirm vote')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={!hasPower}
          busy={stage !== 'idle'}
          busyText={stage === 'sending' ? t('Sending your vote') : t('Waiting for your wallet')}
          onClick={() => void vote()}
        >
          {t('Sign vote')}
        </Button>
      }
    >
      <Stack $gap={16}>
        <DetailList>
          <DetailRow label={t('Voting for')}>
            <Foreign>{visibleText(choices[choice - 1] ?? '')}</Foreign>
          </DetailRow>
        </DetailList>
        {status === 'loading' && <Skeleton height="160px" />}
        {status === 'unavailable' && (
          <Notice kind="warn" title={t('Your voting power could not be loaded, trying again')} spoken>
            {t('The service needs the state of the chain at the snapshot block. You can vote once it replies.')}
          </Notice>
        )}
        {power !== null && <Power {...{ power, snapshotBlock }} symbol={facts.strategy.symbol} />}
        <Text $tone="quiet" $size={14}>
          {t('Voting costs nothing: you sign a message, and no tokens move. Your vote is public.')}
        </Text>
      </Stack>
    </Dialog>
  )
}
