import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { WalletLibrary } from '../../../chain/wallet/eip1193'
import { loginError } from '../../../chain/wallet/loginError'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { signMessage } from '../../../chain/wallet/signMessage'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { Dialog } from '../../../ui/dialog/Dialog'
import { loginMessage, REJECTED } from '../../transactions'
import { copyText } from '../copyAddress'
import { CodeBox } from '../wallet.styles'
import { Stack } from '../../../ui/layout/Stack'

const MAX_MESSAGE_CHARACTERS = 1_000

type Outcome = { kind: 'none' | 'requesting' | 'refused' } | { kind: 'signed' | 'failed'; text: string }

interface Props {
  account: Address
  library: WalletLibrary
  onClose: () => void
}

/** Dialog that signs a text with the account, which proves its ownership (trading 7 "Wallet requests"). */
export function SignMessageDialog({ account, library, onClose }: Props) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  async function sign(): Promise<void> {
    setOutcome({ kind: 'requesting' })
    try {
      setOutcome({ kind: 'signed', text: await signMessage(library, account, message) })
    } catch (error) {
      setOutcome(
        isUserRejected(error) ? { kind: 'refused' } : { kind: 'failed', text: loginMessage(loginError(error)).text },
      )
    }
  }

  function changeMessage(text: string): void {
    setMessage(text)
    // A signature is valid for one text only.
    setOutcome({ kind: 'none' })
  }

  return (
    <Dialog
      title={t('Sign a message')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={message === ''}
          busy={outcome.kind === 'requesting'}
          busyText={t('Waiting for your wallet')}
          onClick={() => void sign()}
        >
          {t('Sign')}
        </Button>
      }
    >
      <Stack $gap={16}>
        <p>{t('A signed message proves that an account is yours. It moves no money and costs nothing.')}</p>
        <TextField
          label={t('Message')}
          value={message}
          onType={changeMessage}
          maxLength={MAX_MESSAGE_CHARACTERS}
          readOnly={outcome.kind === 'requesting'}
          dir="auto"
          autoComplete="off"
          data-focus-first
        />
        {outcome.kind === 'refused' && <Notice kind="info" title={t(REJECTED)} spoken />}
        {outcome.kind === 'failed' && (
          <Notice kind="bad" title={t('The message was not signed')} spoken>
            {t(outcome.text)}
          </Notice>
        )}
        {outcome.kind === 'signed' && (
          <>
            <Notice
              kind="good"
              title={t('Signed')}
              spoken
              actions={
                <Button size="s" icon={Copy} onClick={() => void copyText(outcome.text, t('Signature copied'))}>
                  {t('Copy')}
                </Button>
              }
            />
            <CodeBox dir="ltr">{outcome.text}</CodeBox>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
