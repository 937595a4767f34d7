import { FlaskConical } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import {
  currentDemoRequest,
  subscribeToDemoRequests,
  type DemoPrompt,
  type DemoRequest,
} from '../../../chain/wallet/demo/demoRequests'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { deployment } from '../../../deployment/deployment'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { formatAmountExact, formatUp } from '../../../core/amount'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'

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
  const { t } = useTranslation()
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

const FEE_DIGITS = 4

type TransactionPrompt = Extract<DemoPrompt, { kind: 'transaction' }>

/** Returns the description of a transaction: its method name, else the size of its call data. */
function useActionText({ method, data, to }: TransactionPrompt): string {
  const { t } = useTranslation()
  const bytes = (data.length - 2) / 2
  if (method) return method
  if (to === null) return t('Create a contract (%count% bytes)', { count: bytes })
  return bytes === 0 ? t('Transfer') : t('Contract call (%count% bytes)', { count: bytes })
}

function Transaction({ question }: { question: TransactionPrompt }) {
  const { t } = useTranslation()
  const { symbol, decimals } = deployment.nativeCurrency
  const { from, to, valueRaw, maxFeeRaw, nonce } = question
  const action = useActionText(question)
  return (
    <>
      <p>{t('Send this transaction?')}</p>
      <DetailList>
        <DetailRow label={t('Action')}>
          <Code>{action}</Code>
        </DetailRow>
        <DetailRow label={t('From')}>
          <Code dir="ltr">{from}</Code>
        </DetailRow>
        {to !== null && (
          <DetailRow label={t('To')}>
            <Code dir="ltr">{to}</Code>
          </DetailRow>
        )}
        <DetailRow label={t('Value')}>{`${formatAmountExact(valueRaw, decimals)} ${symbol}`}</DetailRow>
        <DetailRow label={t('Network fee at most')}>
          {`${formatUp(maxFeeRaw, decimals, FEE_DIGITS)} ${symbol}`}
        </DetailRow>
        {nonce !== undefined && <DetailRow label={t('Nonce')}>{nonce}</DetailRow>}
      </DetailList>
    </>
  )
}

/** Complete details of a request to sign or to watch a token. */
function DemoPromptText({ question }: { question: Exclude<DemoPrompt, { kind: 'connect' }> }) {
  const { t } = useTranslation()
  switch (question.kind) {
    case 'transaction':
      return <Transaction question={question} />
    case 'message':
      return (
        <>
          <p>{t('Sign this message?')}</p>
          <Code dir="auto">{question.text}</Code>
        </>
      )
    case 'token':
      return (
        <>
          <p>{t('Show %symbol% in this wallet?', { symbol: question.symbol })}</p>
          <Code dir="ltr">{question.address}</Code>
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
  const { t } = useTranslation()
  const [accountIndex, setAccountIndex] = useState(0)
  const { question } = request
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
          {t('A wallet of play money. Everybody knows its keys.')}
        </Band>
        {question.kind === 'connect' ? (
          <DemoAccountChoice accounts={question.accounts} index={accountIndex} onPick={setAccountIndex} />
        ) : (
          <DemoPromptText question={question} />
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
