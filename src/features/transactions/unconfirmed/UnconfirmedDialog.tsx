import { styled } from 'styled-components'
import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { PromptProps } from '../../../ui/dialog/promptStore'
import { UNCONFIRMED_WORDS } from './unconfirmed.rules'

const Buttons = styled.div`
  display: grid;
  gap: var(--space-8);
`

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`

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
        <Buttons>
          <Button size="l" wide onClick={() => onAnswer(false)}>
            {t('Do not sign')}
          </Button>
          <Button kind="danger" size="l" wide onClick={() => onAnswer(true)}>
            {t('Sign anyway')}
          </Button>
        </Buttons>
      }
    >
      <Stack>
        <Notice kind="warn" title={t('One node only')}>
          {t(UNCONFIRMED_WORDS[reason], { host })}
        </Notice>
        <p>{t('If this node is wrong, you may get less than what is shown, or nothing.')}</p>
      </Stack>
    </Dialog>
  )
}
