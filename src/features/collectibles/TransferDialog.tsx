import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { checksumAddress } from '../../chain/keccak'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import type { KnownAddress } from '../../core/knownAddresses'
import type { CollectibleEntry } from '../../deployment/nfts'
import { type Translate, useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { AddressField } from '../../ui/form/AddressField'
import { Select } from '../../ui/form/Select'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { ConfirmDialog, type EarnWriting } from '../earn'
import { CollectiblePicture, useAccountName } from '../members'
import { TRANSFER_ERROR, transferSummary } from './collectibles.messages'
import { type TransferRecipient, transferRecipient } from './recipient.rules'
import { useKnownAccounts } from './useKnownAccounts'

const PICTURE_PX = 96

/** The input is too narrow for an address on a phone; here the user can compare all of it. */
const FullAddress = styled.code`
  display: block;
  font-size: var(--type-12);
  overflow-wrap: anywhere;
`

/** Returns an address with its checksum; null for another text, and for a mixed-case one that fails the checksum. */
function readAddress(text: string): Address | null {
  try {
    return checksumAddress(text)
  } catch {
    return null
  }
}

function faultText(t: Translate, recipient: TransferRecipient): string | undefined {
  if (recipient.status !== 'invalid') return undefined
  return {
    own: t('This is your own account. Enter the address of another one.'),
    contract: t('This is a contract of the exchange. A collectible that you send to it is lost.'),
    nobody: t('Nobody has this address. A collectible that you send to it is lost.'),
  }[recipient.fault]
}

const SIMILAR_TO: Readonly<Record<KnownAddress['kind'], string>> = {
  own: 'It starts and ends like your own account but is a different one. Compare every character.',
  recent: 'It starts and ends like an account you sent to before but is a different one. Compare every character.',
  token: 'It starts and ends like the token %name% but is a different address. Compare every character.',
  contract: 'It starts and ends like a contract of the exchange but is a different address. Compare every character.',
}

/** Renders the address to which the collectible is sent, with the name of its account. */
function RecipientHint({ address }: { address: Address }) {
  const name = useAccountName(address)
  return (
    <>
      {name !== null && <bdi>{name}</bdi>} <FullAddress dir="ltr">{address}</FullAddress>
    </>
  )
}

interface Props {
  collectible: CollectibleEntry
  contract: Address
  /** At the time of opening, by ascending id: the sent one is soon no longer the account's. */
  tokenIds: readonly bigint[]
  writing: EarnWriting
  onClose: () => void
}

/** Renders the form and the review of a transfer (games 5.5, constants: TRANSFER_TOKEN). */
export function TransferDialog({ collectible, contract, tokenIds: current, writing: { isBusy, run }, onClose }: Props) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  const [text, setText] = useState('')
  const [tokenIds] = useState(current)
  const [tokenId, setTokenId] = useState(() => current[0] ?? 0n)
  const known = useKnownAccounts()
  const { name } = collectible
  const recipient = useMemo(
    () => (account ? transferRecipient(readAddress(text), account, known) : { status: 'missing' as const }),
    [account, known, text],
  )
  const to = recipient.status === 'valid' ? recipient.address : null
  const makeIntent = async () => {
    if (!account || !to) throw new Error('Missing dependencies')
    return (await import('../../chain/contracts/erc721/writes')).safeTransferFrom(contract, account, to, tokenId)
  }
  const error = faultText(t, recipient)
  return (
    <ConfirmDialog
      title={t('Transfer collectible')}
      isDisabled={status !== 'connected' || to === null}
      isBusy={isBusy}
      onClose={onClose}
      write={to === null ? undefined : { key: `transfer ${to} ${tokenId}`, makeIntent }}
      onConfirm={async () =>
        to === null
          ? null
          : run({
              ...{ makeIntent, failure: TRANSFER_ERROR, valueCents: null },
              summary: transferSummary(name, tokenId, to),
            })
      }
    >
      <Stack $align="center" $gap={8}>
        <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
        <Text $weight={600}>
          <bdi>{`${name} #${tokenId}`}</bdi>
        </Text>
      </Stack>
      {tokenIds.length > 1 && (
        <Select
          label={t('Token')}
          value={String(tokenId)}
          onPick={(value) => setTokenId(BigInt(value))}
          options={tokenIds.map((id) => ({ value: String(id), label: `${name} #${id}` }))}
        />
      )}
      <AddressField
        label={t('Recipient')}
        placeholder={t('Address')}
        readAddress={readAddress}
        value={text}
        onType={setText}
        disabled={isBusy}
        verdict={to ? 'good' : undefined}
        error={error}
        hint={to ? <RecipientHint address={to} /> : t('The account that receives it. You cannot take it back.')}
      />
      {recipient.status === 'valid' && recipient.similar && (
        <Notice kind="bad" title={t('This address looks like one you know, but it is not')} spoken>
          {t(SIMILAR_TO[recipient.similar.kind], { name: recipient.similar.name })}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
