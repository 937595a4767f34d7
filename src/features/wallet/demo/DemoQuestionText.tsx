import type { DemoQuestion } from '../../../chain/wallet/demo/demoRequests'
import { formatAmountExact, formatUp } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Code } from './demo.styles'

const FEE_DIGITS = 4

type TransactionQuestion = Extract<DemoQuestion, { kind: 'transaction' }>

/** Returns the description of a transaction: its method name, else the size of its call data. */
function useActionText({ method, data, to }: TransactionQuestion): string {
  const { t } = useTranslation()
  const bytes = (data.length - 2) / 2
  if (method) return method
  if (to === null) return t('Create a contract (%count% bytes)', { count: bytes })
  return bytes === 0 ? t('Transfer') : t('Contract call (%count% bytes)', { count: bytes })
}

function Transaction({ question }: { question: TransactionQuestion }) {
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
export function DemoQuestionText({ question }: { question: Exclude<DemoQuestion, { kind: 'connect' }> }) {
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
