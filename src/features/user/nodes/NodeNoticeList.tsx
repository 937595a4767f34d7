import { nodes, type Disagreement } from '../../../chain/rpc/nodes'
import { sanitizedText } from '../../../core/sanitizedText'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useAppDispatch } from '../../../state/storeHooks'
import { ownNodeChosen } from '../user.slice'
import { DISAGREEMENT_MESSAGES, FAULT_MESSAGES } from './node.messages'

/** Shows which node returned what for the same block, and the consequence. */
function DisagreementNotice({ of: { about, replies, outlier } }: { of: Disagreement }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="bad"
      title={t(DISAGREEMENT_MESSAGES[about])}
      spoken
      actions={
        <Button size="s" onClick={nodes.dismiss}>
          {t('Dismiss')}
        </Button>
      }
    >
      <p>
        {outlier === null
          ? t('We can’t tell which is right, so signing is paused.')
          : t('%host% disagreed with the others, so we stopped using it for now. Nothing was signed.', {
              host: outlier,
            })}
      </p>
      <ul>
        {replies.map(({ host, reply }) => (
          <li key={host}>
            <bdi>{host}</bdi>: <bdi>{sanitizedText(reply)}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Shows that only the user's own node is used, and whether it fails. Its button returns to the default nodes. */
function OwnNodeNotice({ url }: { url: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const reason = useNodeHealth()[0]?.reason ?? null
  return (
    <Notice
      kind={reason === null ? 'info' : 'warn'}
      title={t('You are using your own node: %host%', { host: new URL(url).host })}
      actions={
        <Button size="s" onClick={() => dispatch(ownNodeChosen(null))}>
          {t('Use the default nodes')}
        </Button>
      }
    >
      {reason === null ? undefined : t(FAULT_MESSAGES[reason])}
    </Notice>
  )
}

/** Renders the current notices about nodes. */
export function NodeNoticeList({
  disagreement,
  ownNode,
}: {
  disagreement: Disagreement | null
  ownNode: string | null
}) {
  return (
    <>
      {disagreement && <DisagreementNotice of={disagreement} />}
      {ownNode !== null && <OwnNodeNotice url={ownNode} />}
    </>
  )
}
