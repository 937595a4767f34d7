import { nodes, type Disagreement } from '../../../chain/rpc/nodes'
import { outsideText } from '../../../core/outsideText'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { DISAGREEMENT_MESSAGES } from './node.messages'

/** Shows which node returned what for the same block, and the consequence. */
export function DisagreementNotice({ of: { about, replies, outlier } }: { of: Disagreement }) {
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
          ? t('It cannot be told which of them is right. Nothing can be signed that rests on it.')
          : t('%host% stands alone and is not asked for a while. Nothing was signed.', { host: outlier })}
      </p>
      <ul>
        {replies.map(({ host, reply }) => (
          <li key={host}>
            <bdi>{host}</bdi>: <bdi>{outsideText(reply)}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
