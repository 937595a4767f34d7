import { useState } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import { visibleText } from '../../../core/visibleText'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { RadioGroup } from '../../../ui/form/RadioGroup'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import type { JudgedVote } from '../tally.rules'
import { Foreign, SectionTitle } from '../voting.styles'

const VoteDialog = lazyDialog(() => import('./VoteDialog').then((it) => it.VoteDialog))

interface Props {
  proposal: HubProposal
  facts: VotingFacts
  votes: readonly JudgedVote[]
  /** The hub does not reply, so no vote can be cast. */
  isAway: boolean
  onVoted: () => void
}

function Action({ choice, isAway, onVote }: { choice: number | null; isAway: boolean; onVote: () => void }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  if (account === null || status === 'viewOnly') return <ConnectButton size="l" wide />
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" wide />
  return (
    <Button
      kind="primary"
      size="l"
      wide
      disabled={choice === null || isAway}
      onPointerEnter={VoteDialog.preload}
      onFocus={VoteDialog.preload}
      onClick={onVote}
    >
      {t('Cast vote')}
    </Button>
  )
}

/** Renders the choices of an active proposal, and the button that casts a vote. */
export function CastVote({ proposal, facts, votes, isAway, onVoted }: Props) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const own = votes.find(({ voter }) => account !== null && sameAddress(voter, account))
  const [picked, setPicked] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const value = picked ?? (own?.choice === undefined || own.choice === null ? undefined : String(own.choice))
  const choice = value === undefined ? null : Number(value)
  return (
    <Card>
      <Stack $gap={16}>
        <div>
          <SectionTitle>{own ? t('Change your vote') : t('Cast your vote')}</SectionTitle>
          {own && (
            <Text $tone="quiet" $size={14}>
              {t('You have voted. Only your newest vote counts.')}
            </Text>
          )}
        </div>
        <RadioGroup
          legend={t('Choices')}
          value={value}
          onPick={setPicked}
          choices={proposal.choices.map((text, index) => ({
            value: String(index + 1),
            label: <Foreign>{visibleText(text)}</Foreign>,
          }))}
        />
        <Action choice={choice} isAway={isAway} onVote={() => setIsOpen(true)} />
      </Stack>
      {isOpen && choice !== null && account !== null && (
        <VoteDialog
          {...{ proposal, facts, choice, account }}
          onClose={() => setIsOpen(false)}
          onVoted={() => {
            setIsOpen(false)
            setPicked(null)
            onVoted()
          }}
        />
      )}
    </Card>
  )
}
