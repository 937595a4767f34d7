import { useEffect, useRef } from 'react'
import { useTranslation, type Translate } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { AddressField } from '../../../ui/form/AddressField'
import type { ListedToken } from '../../lists'
import { recipientTyped, selectRecipientText } from '../swap.slice'
import { useKnownAddresses } from './knownAddresses'
import { OnesWord } from './OnesWord'
import { RecipientHint } from './RecipientHint'
import { hasNames, readAddress } from './recipient.chain'
import type { Recipient, RecipientFault } from './recipient.rules'
import { RecipientWarning } from './RecipientWarning'
import { Stack } from '../../../ui/layout/Stack'

const FIELD_ID = 'swap-recipient'

interface Props {
  recipient: Recipient
  input: ListedToken | null
  output: ListedToken | null
}

function faultText(t: Translate, fault: RecipientFault): string | undefined {
  switch (fault) {
    case 'forbidden':
      return t('The exchange itself cannot be sent to.')
    case 'badName':
      return t('This name is not valid: it has letters that names cannot have, or that imitate other letters.')
    case 'unknownName':
      return t('No account is known by this name.')
    case 'unreachable':
      return t('The network does not answer.')
    case 'contradicted':
      return t('The nodes disagree about this name. Enter the address instead.')
    case 'text':
      return hasNames
        ? t('Enter an address of 0x and 40 digits and letters from A to F, or a name such as %name%.', {
            name: 'alice.eth',
          })
        : t('Enter an address of 0x and 40 digits and letters from A to F.')
    // The field itself reports which letter is wrong.
    case 'mistyped':
      return undefined
  }
}

const VERDICTS = {
  own: undefined,
  missing: undefined,
  resolving: 'checking',
  invalid: 'bad',
  unconfirmed: undefined,
  valid: 'good',
} as const

/** Renders the field that sends the output to another account (trading 2.3); shown in expert mode only. */
export function RecipientPanel({ recipient, input, output }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const text = useAppSelector(selectRecipientText)
  const known = useKnownAddresses([input, output])
  const wasAdded = useRef(false)
  const isOpen = text !== null

  useEffect(() => {
    if (isOpen && wasAdded.current) document.getElementById(FIELD_ID)?.focus()
    wasAdded.current = false
  }, [isOpen])

  function toggle(): void {
    wasAdded.current = !isOpen
    dispatch(recipientTyped(isOpen ? null : ''))
  }

  return (
    <Stack>
      <Stack $gap={0} $align="center">
        <Button kind="quiet" size="s" onClick={toggle}>
          {isOpen ? t('- Remove send') : t('+ Add a send (optional)')}
        </Button>
      </Stack>
      {isOpen && (
        <AddressField
          id={FIELD_ID}
          label={t('Recipient')}
          placeholder={hasNames ? t('Address or name') : t('Address')}
          allowsNames={hasNames}
          readAddress={readAddress}
          value={text}
          onType={(typed) => dispatch(recipientTyped(typed))}
          verdict={VERDICTS[recipient.status]}
          error={recipient.status === 'invalid' ? faultText(t, recipient.fault) : undefined}
          hint={<RecipientHint recipient={recipient} />}
        />
      )}
      <OnesWord recipient={recipient} />
      {recipient.status === 'valid' && <RecipientWarning address={recipient.address} known={known} />}
    </Stack>
  )
}
