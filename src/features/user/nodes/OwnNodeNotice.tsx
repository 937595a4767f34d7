import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ownNodeChosen } from '../user.slice'
import { FAULT_MESSAGES } from './node.messages'

/** Shows that only the user's own node is used, and whether it fails. Its button returns to the default nodes. */
export function OwnNodeNotice({ url }: { url: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const reason = useNodeHealth()[0]?.reason ?? null
  return (
    <Notice
      kind={reason === null ? 'info' : 'warn'}
      title={t('Your own node is in use: %host%', { host: new URL(url).host })}
      actions={
        <Button size="s" onClick={() => dispatch(ownNodeChosen(null))}>
          {t('Back to the usual nodes')}
        </Button>
      }
    >
      {reason === null ? undefined : t(FAULT_MESSAGES[reason])}
    </Notice>
  )
}
