import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { findKnownContract, findSimilarAddress, type KnownAddress } from '../../../core/knownAddresses'
import { contractsByName } from '../../../deployment/laterFacts'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { type Translate, useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { Toggle } from '../../../ui/controls/Toggle'
import { AddressField } from '../../../ui/form/AddressField'
import { Stack } from '../../../ui/layout/Stack'
import { type ListedToken, useTokenLists } from '../../lists'
import { selectTransactionsOf } from '../../transactions'
import { selectRecentRecipients } from '../../user'
import { recipientConfirmed, recipientTyped, selectRecipientText } from '../swap.slice'
import { hasNames, readAddress } from './recipient.chain'
import type { Recipient, RecipientFault } from './recipient.rules'

const selectSent = selectTransactionsOf(deployment.chainId)

const CONTRACTS = Object.entries(contractsByName).map(([name, address]): KnownAddress => ({
  kind: 'contract',
  address,
  name,
}))

const toKnown = ({ traded: { address, symbol } }: ListedToken): KnownAddress => ({
  kind: 'token',
  address,
  name: symbol,
})

const unnamed = (kind: 'own' | 'recent', addresses: readonly Address[]): KnownAddress[] =>
  addresses.map((address) => ({ kind, address, name: '' }))

/**
 * Returns the addresses that a recipient is compared with. They are the user's own accounts (the connected one and
 * those that sent from this browser), recent recipients, every selectable token including imported and custom ones, the
 * two swapped tokens, and the deployment's contracts.
 */
function useKnownAddresses(swappedTokens: readonly (ListedToken | null)[]): readonly KnownAddress[] {
  const { account } = useWallet()
  const recentRecipients = useAppSelector(selectRecentRecipients)
  const records = useAppSelector(selectSent)
  const tokens = useTokenLists()
  const [input = null, output = null] = swappedTokens
  return useMemo(() => {
    const senders = new Set(Object.values(records).map(({ from }) => from))
    if (account) senders.add(account)
    const swapped = [input, output].flatMap((token) => (token ? [toKnown(token)] : []))
    return [
      ...unnamed('own', [...senders]),
      ...unnamed('recent', recentRecipients),
      ...[...tokens.map(toKnown), ...swapped, ...CONTRACTS],
    ]
  }, [account, input, output, recentRecipients, records, tokens])
}

/** Renders the confirmation of the whole address of a name that only one node resolved; null for other recipients. */
function SingleSourceNotice({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isAgreed = recipient.status === 'valid' && recipient.isSingleSource === true
  if (recipient.status !== 'unconfirmed' && !isAgreed) return null
  return (
    <Notice kind="warn" title={t('Only one node confirms this name')} spoken>
      <p>{t('If that node is wrong, your tokens go to someone else. Compare every character of the address.')}</p>
      <Toggle
        label={t('This is the right address')}
        checked={isAgreed}
        onToggle={(isOn) => dispatch(recipientConfirmed(isOn ? recipient.address : null))}
      />
    </Notice>
  )
}

/** The input is too narrow for an address on a phone; here the user can compare all of it. */
const Address = styled.code`
  display: block;
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  text-align: start;

  & > strong {
    color: var(--text);
  }
`

/** The part of an address that users compare first: 0x with four digits, and the last four. */
const [HEAD, TAIL] = [6, -4] as const

/** Renders the whole typed or resolved address below the recipient field, with an explorer link. */
function RecipientHint({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation()
  if (recipient.status !== 'valid' && recipient.status !== 'unconfirmed')
    return t('This account receives the tokens you swap for.')
  const { address } = recipient
  const href = explorerLink('address', address)
  return (
    <>
      <Address dir="ltr">
        <strong>{address.slice(0, HEAD)}</strong>
        {address.slice(HEAD, TAIL)}
        <strong>{address.slice(TAIL)}</strong>
      </Address>
      {href !== null && (
        <Link href={href}>{t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}</Link>
      )}
    </>
  )
}

const SIMILAR_TO: Readonly<Record<KnownAddress['kind'], string>> = {
  own: 'It starts and ends like your own account but is a different one. Compare every character.',
  recent: 'It starts and ends like an account you sent to before but is a different one. Compare every character.',
  token: 'It starts and ends like the token %name% but is a different address. Compare every character.',
  contract: 'It starts and ends like a contract of the exchange but is a different address. Compare every character.',
}

/**
 * Renders a warning about an address that imitates a known one, and about a contract, where the output would be lost.
 */
function RecipientWarning({ address, known }: { address: Address; known: readonly KnownAddress[] }) {
  const { t } = useTranslation()
  // Memoised, because there may be ten thousand tokens to compare with.
  const [knownContract, similar] = useMemo(
    () => [findKnownContract(address, known), findSimilarAddress(address, known)],
    [address, known],
  )
  if (knownContract) {
    return (
      <Notice kind="bad" title={t('This is a contract, not an account')} spoken>
        {t('Tokens you send to it are lost.')}
      </Notice>
    )
  }
  if (!similar) return null
  return (
    <Notice kind="bad" title={t('This address looks like one you know, but it is not')} spoken>
      {t(SIMILAR_TO[similar.kind], { name: similar.name })}
    </Notice>
  )
}

const FIELD_ID = 'swap-recipient'

interface Props {
  recipient: Recipient
  input: ListedToken | null
  output: ListedToken | null
}

function faultText(t: Translate, fault: RecipientFault): string | undefined {
  switch (fault) {
    case 'forbidden':
      return t('You cannot send to the exchange itself.')
    case 'badName':
      return t('This name is not valid. It has letters that are not allowed or that imitate other letters.')
    case 'unknownName':
      return t('No account has this name.')
    case 'unreachable':
      return t('The network is not responding.')
    case 'contradicted':
      return t('The nodes disagree about this name. Enter the address instead.')
    case 'text':
      return hasNames
        ? t('Enter an address (0x and 40 digits or letters A to F) or a name such as %name%.', {
            name: 'alice.eth',
          })
        : t('Enter an address: 0x and 40 digits or letters A to F.')
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
      <SingleSourceNotice recipient={recipient} />
      {recipient.status === 'valid' && <RecipientWarning address={recipient.address} known={known} />}
    </Stack>
  )
}
