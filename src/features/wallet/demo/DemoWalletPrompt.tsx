import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { demoAccounts, readDemoAccount } from '../../../chain/wallet/demo/demoAccount'
import { currentDemoRequest, subscribeToDemoRequests, type DemoRequest } from '../../../chain/wallet/demo/demoRequests'
import { formatSignificant } from '../../../core/amount'
import { deployment } from '../../../core/deployment'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Button } from '../../../ui/controls/Button'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Dialog } from '../../../ui/dialog/Dialog'

const FEE_DIGITS = 4

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);
`

const Mono = styled.code`
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

function ChooseAccount({ index, onPick }: { index: number; onPick: (index: number) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('%product% asks to see your account.', { product: deployment.productName })}</p>
      <SegmentedControl
        legend={t('Account')}
        options={demoAccounts.map(({ name }, value) => ({ value, label: name }))}
        value={index}
        onPick={onPick}
      />
    </>
  )
}

function Question({ request }: { request: DemoRequest }) {
  const { t } = useTranslation()
  const { question } = request
  const { symbol, decimals } = deployment.nativeCurrency
  if (question.kind === 'message') {
    return (
      <>
        <p>{t('Sign this message?')}</p>
        <Mono>{question.text}</Mono>
      </>
    )
  }
  if (question.kind === 'connect') return null
  return (
    <DetailList>
      <DetailRow label={t('Action')}>
        <Mono>{question.data.length > 2 ? question.data.slice(0, 10) : t('Transfer')}</Mono>
      </DetailRow>
      <DetailRow label={t('To')}>
        <Mono>{question.to}</Mono>
      </DetailRow>
      <DetailRow label={t('Value')}>{`${formatSignificant(question.valueRaw, decimals, 18)} ${symbol}`}</DetailRow>
      <DetailRow label={t('Network fee at most')}>
        {`${formatSignificant(question.feeRaw, decimals, FEE_DIGITS)} ${symbol}`}
      </DetailRow>
    </DetailList>
  )
}

function Prompt({ request }: { request: DemoRequest }) {
  const { t } = useTranslation()
  const [accountIndex, setAccountIndex] = useState(readDemoAccount() ?? 0)
  const isConnect = request.question.kind === 'connect'
  return (
    <Dialog
      title={t('Demo wallet')}
      size="s"
      onClose={request.reject}
      footer={
        <Answers>
          <Button onClick={request.reject}>{t('Reject')}</Button>
          <Button kind="primary" onClick={() => request.confirm(accountIndex)}>
            {t('Confirm')}
          </Button>
        </Answers>
      }
    >
      <Stack>
        {isConnect ? <ChooseAccount index={accountIndex} onPick={setAccountIndex} /> : <Question request={request} />}
      </Stack>
    </Dialog>
  )
}

/** The demo wallet's own window: what is asked, confirm or reject. */
export function DemoWalletPrompt() {
  const request = useSyncExternalStore(subscribeToDemoRequests, currentDemoRequest)
  return request && <Prompt key={request.id} request={request} />
}
