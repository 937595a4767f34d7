import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { PromptProps } from '../../../ui/dialog/promptStore'
import { UNCONFIRMED_WORDS } from './unconfirmed.rules'
import { Stack } from '../../../ui/layout/Stack'

interface Props extends PromptProps {
  reason: Unconfirmed['reason']
  host: string
}

/** Dialog that asks for consent to sign what only one node confirms; closing it declines. */
export function UnconfirmedDialog({ reason, host, onAnswer }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('Sign without confirmation?')}
      onClose={() => onAnswer(false)}
      footer={
        <Stack $gap={8}>
          <Button size="l" wide onClick={() => onAnswer(false)}>
            {t('Do not sign')}
          </Button>
          <Button kind="danger" size="l" wide onClick={() => onAnswer(true)}>
            {t('Sign anyway')}
          </Button>
        </Stack>
      }
    >
      <Stack $gap={16}>
        <Notice kind="warn" title={t('One node only')}>
          {t(UNCONFIRMED_WORDS[reason], { host })}
        </Notice>
        <p>{t('If this node is wrong, you may get less than what is shown, or nothing.')}</p>
      </Stack>
    </Dialog>
  )
}
