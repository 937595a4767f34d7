import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useMinute } from '../../../ui/figures/useNow'
import { showToast } from '../../../ui/toast/toastStore'
import { useSendMessage } from '../data/useSendMessage'
import { choicesOf, type Draft, type DraftField, draftFaults, EMPTY_DRAFT, textsOf, timeOf } from '../draft.rules'
import { DRAFT_FAULTS } from '../voting.messages'
import { draftChanged, selectDraft, selectSnapshotBlock } from '../voting.slice'
import { Columns } from '../voting.styles'
import { ChoicesEditor } from './ChoicesEditor'
import { MarkdownEditor } from './MarkdownEditor'
import { Publish } from './Publish'
import { Schedule } from './Schedule'

const SECOND_MS = 1_000

/**
 * Returns whether the draft has a fault, the time of the validation, and the function that describes the fault of a
 * field once the user has tried to publish.
 */
function useFaultTexts(draft: Draft, snapshotBlock: number, isTried: boolean) {
  const { t } = useTranslation()
  const nowS = useMinute() / SECOND_MS
  const faults = draftFaults(draft, { nowS, snapshotBlock })
  const names: Readonly<Record<DraftField, string>> = {
    ...{ title: t('Title'), body: t('Text'), choices: t('Choices'), snapshot: t('Snapshot') },
    ...{ start: t('Start date and time'), end: t('End date and time') },
  }
  const textOf = (field: DraftField): string | undefined => {
    const fault = faults[field]
    if (!isTried || fault === undefined) return undefined
    return t(DRAFT_FAULTS[fault].sentence, { field: names[field] })
  }
  return { hasFault: Object.keys(faults).length > 0, nowS, textOf }
}

/** Renders a badge and a note if the proposals of the connected account are marked as core. */
function CoreMark({ coreAuthor }: Pick<VotingFacts, 'coreAuthor'>) {
  const { t } = useTranslation()
  const { account } = useWallet()
  if (account === null || !sameAddress(account, coreAuthor)) return null
  return (
    <Row $gap={8}>
      <Badge kind="accent">{t('Core')}</Badge>
      <Text as="span" $tone="quiet" $size={14}>
        {t('Proposals of your account are marked as core.')}
      </Text>
    </Row>
  )
}

/** Renders the form of a proposal (games 2.4, 5.4). */
export function ProposalEditor({ facts }: { facts: VotingFacts }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const stored = useAppSelector(selectDraft)
  const [isRestored, setIsRestored] = useState(stored !== null)
  const draft = stored ?? EMPTY_DRAFT
  const snapshotBlock = useAppSelector(selectSnapshotBlock)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { hasFault, nowS, textOf } = useFaultTexts(draft, snapshotBlock, isTried)
  const { stage, send } = useSendMessage(facts, t('Your proposal was not published'))
  const change = (changes: Partial<Draft>) => dispatch(draftChanged({ ...draft, ...changes }))

  async function publish(): Promise<void> {
    setIsTried(true)
    if (hasFault) {
      // The fields are marked as invalid by the next render only.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const [startS, endS] = [timeOf(draft.startDay, draft.startTime) ?? 0, timeOf(draft.endDay, draft.endTime) ?? 0]
    const proposal = { ...textsOf(draft), choices: choicesOf(draft), startS, endS, snapshotBlock }
    const id = await send((hub, message) => hub.proposalMessage(message, { ...proposal, voteType: facts.voteType }))
    if (id === null) return
    dispatch(draftChanged(null))
    showToast({ kind: 'good', title: t('Proposal published!') })
    void navigate(`/voting/proposal/${id}`)
  }

  return (
    <>
      <PageHeader title={t('Make a proposal')} back={{ to: '/voting', label: t('Back to all proposals') }} />
      <Columns ref={form}>
        <Card>
          <Stack $gap={24}>
            {isRestored && (
              <Row $gap={8} $wrap $justify="space-between">
                <Text $tone="quiet" $size={14}>
                  {t('Your draft was restored. It is stored on this device only.')}
                </Text>
                <Button
                  size="s"
                  onClick={() => {
                    dispatch(draftChanged(null))
                    setIsRestored(false)
                  }}
                >
                  {t('Start anew')}
                </Button>
              </Row>
            )}
            <CoreMark coreAuthor={facts.coreAuthor} />
            <TextField
              label={t('Title')}
              value={draft.title}
              onType={(title) => change({ title })}
              maxLength={256}
              dir="auto"
              autoComplete="off"
              error={textOf('title')}
            />
            <MarkdownEditor value={draft.body} onType={(body) => change({ body })} error={textOf('body')} />
            <ChoicesEditor
              choices={draft.choices}
              onChange={(choices) => change({ choices })}
              error={textOf('choices')}
            />
          </Stack>
        </Card>
        <Stack $gap={16}>
          <Schedule
            {...{ draft, snapshotBlock, nowS }}
            onChange={change}
            startError={textOf('start')}
            endError={textOf('end')}
            snapshotError={textOf('snapshot')}
          />
          <Publish facts={facts} stage={stage} onPublish={() => void publish()} />
        </Stack>
      </Columns>
    </>
  )
}
