import { FlaskConical } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import {
  currentDemoRequest,
  subscribeToDemoRequests,
  type DemoPrompt,
  type DemoRequest,
} from '../../../chain/wallet/demo/demoRequests'
import type { DescribedValue, Description } from '../../../chain/wallet/demo/description'
import { formatsOf } from '../../../i18n/formats'
import { DEFAULT_LOCALE } from '../../../i18n/offered'
import { exactText } from '../../../i18n/figures/amount'
import { Icon } from '../../../ui/content/Icon'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { deployment } from '../../../deployment/deployment'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { englishText as t } from './demo.messages'

const SECOND_MS = 1_000
/** The latest time that a Date can represent. */
const LAST_DATE_SECONDS = 8_640_000_000_000n

/** Addresses, call data and messages: every character as signed. */
const Code = styled.code`
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

interface DemoAccountChoiceProps {
  accounts: readonly { name: string; address: string }[]
  index: number
  onPick: (index: number) => void
}

/** Account selection of the demo wallet for a connection request. */
function DemoAccountChoice({ accounts, index, onPick }: DemoAccountChoiceProps) {
  return (
    <>
      <p>{t('%product% asks to see your account.', { product: deployment.productName })}</p>
      <SegmentedControl
        legend={t('Account')}
        options={accounts.map(({ name }, value) => ({ value, label: name }))}
        value={index}
        onPick={onPick}
      />
      <Code dir="ltr">{accounts[index]?.address}</Code>
    </>
  )
}

type TransactionPrompt = Extract<DemoPrompt, { kind: 'transaction' }>

/** Returns the function that formats a description, with every digit of its amounts. */
function useDescriptionText(): (description: Description) => string {
  const text = (value: DescribedValue): string => {
    if (typeof value === 'string') return value
    if ('timeSeconds' in value) {
      return value.timeSeconds > LAST_DATE_SECONDS
        ? t('you use it')
        : formatsOf(DEFAULT_LOCALE).dateTime(Number(value.timeSeconds) * SECOND_MS)
    }
    return `${exactText(value.amountRaw, value.asset.decimals, DEFAULT_LOCALE)} ${value.asset.symbol}`
  }
  return ({ sentence, values }) =>
    t(sentence, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)])))
}

/** Returns what a transaction does, else the size of its call data. */
function useActionText({ call, data, to }: TransactionPrompt): string {
  const describe = useDescriptionText()
  const bytes = (data.length - 2) / 2
  if (call) return describe(call.description)
  if (to === null) return t('Create a contract (%count% bytes)', { count: bytes })
  return bytes === 0 ? t('Transfer') : t('Contract call (%count% bytes)', { count: bytes })
}

function Transaction({ prompt }: { prompt: TransactionPrompt }) {
  const { symbol, decimals } = deployment.nativeCurrency
  const { from, to, valueRaw, maxFeeRaw, nonce } = prompt
  const action = useActionText(prompt)
  return (
    <>
      <p>{t('Send this transaction?')}</p>
      <DetailList>
        <DetailRow label={t('Action')}>{action}</DetailRow>
        {prompt.call && (
          <DetailRow label={t('Method')}>
            <Code>{prompt.call.method}</Code>
          </DetailRow>
        )}
        <DetailRow label={t('From')}>
          <Code dir="ltr">{from}</Code>
        </DetailRow>
        {to !== null && (
          <DetailRow label={t('To')}>
            <Code dir="ltr">{to}</Code>
          </DetailRow>
        )}
        <DetailRow label={t('Value')}>{`${exactText(valueRaw, decimals, DEFAULT_LOCALE)} ${symbol}`}</DetailRow>
        <DetailRow label={t('Maximum network fee')}>
          <Figure raw={maxFeeRaw} decimals={decimals} symbol={symbol} isCost />
        </DetailRow>
        {nonce !== undefined && <DetailRow label={t('Nonce')}>{nonce}</DetailRow>}
      </DetailList>
    </>
  )
}

/** Complete details of a request to sign or to watch a token. */
function DemoPromptText({ prompt }: { prompt: Exclude<DemoPrompt, { kind: 'connect' }> }) {
  const describe = useDescriptionText()
  switch (prompt.kind) {
    case 'transaction':
      return <Transaction prompt={prompt} />
    case 'message':
      return (
        <>
          <p>{t('Sign this message?')}</p>
          {prompt.description && <p>{describe(prompt.description)}</p>}
          <Code dir="auto">{prompt.text}</Code>
        </>
      )
    case 'token':
      return (
        <>
          <p>{t('Show %symbol% in this wallet?', { symbol: prompt.symbol })}</p>
          <Code dir="ltr">{prompt.address}</Code>
        </>
      )
  }
}

/** Hazard stripes, unique in the product: this window belongs to the wallet, not to the page. */
const Band = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-8) var(--space-12);
  border: 0 solid;
  border-block-start-width: 8px;
  background: var(--ground);
  border-image: repeating-linear-gradient(-45deg, var(--accent-2) 0 8px, var(--line) 8px 16px) 8;
  font-size: var(--type-14);
`

const PromptButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);
`

function Prompt({ request }: { request: DemoRequest }) {
  const [accountIndex, setAccountIndex] = useState(0)
  const { prompt } = request
  const buttons = (
    <PromptButtons>
      <Button size="l" onClick={request.reject}>
        {t('Reject')}
      </Button>
      <Button kind="primary" size="l" onClick={() => request.confirm(accountIndex)}>
        {t('Confirm')}
      </Button>
    </PromptButtons>
  )
  return (
    <Dialog title={t('Demo wallet')} size="s" onClose={request.reject} footer={buttons}>
      {/* The wallet's own texts are English in every language of the page. */}
      <Stack $gap={16} lang="en" dir="ltr">
        <Band>
          <Icon of={FlaskConical} size={16} />
          {t('A test wallet without real money. Everyone knows its keys.')}
        </Band>
        {prompt.kind === 'connect' ? (
          <DemoAccountChoice accounts={prompt.accounts} index={accountIndex} onPick={setAccountIndex} />
        ) : (
          <DemoPromptText prompt={prompt} />
        )}
      </Stack>
    </Dialog>
  )
}

/** The demo wallet's own window: the request, with confirm and reject. */
export function DemoWalletPrompt() {
  const request = useSyncExternalStore(subscribeToDemoRequests, currentDemoRequest)
  return request && <Prompt key={request.id} request={request} />
}
