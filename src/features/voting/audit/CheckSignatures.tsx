import { ShieldCheck } from 'lucide-react'
import type { HubProposal } from '../../../chain/services/proposals'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Progress } from '../../../ui/panels/Progress'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import type { JudgedVote } from '../tally.rules'
import { selectSignatures } from '../voting.slice'
import { useSignatureCheck } from './useSignatureCheck'

/** Renders the result of a finished check. */
function Found({ proposal, votes }: { proposal: string; votes: readonly JudgedVote[] }) {
  const { t } = useTranslation()
  const standings = useAppSelector(selectSignatures(proposal))
  const countOf = (standing: string) => votes.filter(({ id }) => (standings?.[id] ?? 'unknown') === standing).length
  const [signed, wrong, unknown] = [countOf('signed'), countOf('false'), countOf('unknown')]
  const title = t('%count% signature is valid || %count% signatures are valid', { count: signed })
  useAnnouncement(title)
  return (
    <Notice kind={wrong > 0 ? 'bad' : unknown > 0 ? 'warn' : 'good'} title={title}>
      {wrong > 0 && (
        <p>
          {t(
            '%count% vote is not signed by its account and does not count. || %count% votes are not signed by their accounts and do not count.',
            { count: wrong },
          )}
        </p>
      )}
      {unknown > 0 && (
        <p>
          {t('%count% signature could not be checked. || %count% signatures could not be checked.', { count: unknown })}
        </p>
      )}
      <p>{t('Your device checked them and counted the votes again. The voting service did not take part.')}</p>
    </Notice>
  )
}

interface Props {
  proposal: HubProposal
  facts: VotingFacts
  votes: readonly JudgedVote[]
}

/** Checks the signature of each vote on this device, so that the hub need not be trusted. */
export function CheckSignatures({ proposal: { id }, facts, votes }: Props) {
  const { t } = useTranslation()
  const { state, check } = useSignatureCheck(facts, id)
  const count = votes.length
  const doneCount = 'doneCount' in state ? Math.min(state.doneCount, count) : 0
  return (
    <Stack $gap={12}>
      {state.stage === 'running' && (
        <Progress
          label={t('Checking signatures')}
          percent={(doneCount / count) * 100}
          text={t('%number% of %count%', { number: doneCount, count })}
        />
      )}
      {state.stage === 'ended' && <Found proposal={id} votes={votes} />}
      {state.stage === 'failed' && (
        <Notice kind="warn" title={t('The signatures could not be checked')} spoken>
          {t('The voting service did not give the signed votes.')}
        </Notice>
      )}
      <Button
        size="s"
        icon={ShieldCheck}
        busy={state.stage === 'running'}
        busyText={t('Checking signatures')}
        onClick={() => void check()}
      >
        {t('Check all signatures')}
      </Button>
    </Stack>
  )
}
