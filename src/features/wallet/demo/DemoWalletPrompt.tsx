import { FlaskConical } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { currentDemoRequest, subscribeToDemoRequests, type DemoRequest } from '../../../chain/wallet/demo/demoRequests'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { DemoAccountChoice } from './DemoAccountChoice'
import { DemoQuestionText } from './DemoQuestionText'
import { Stack } from '../../../ui/layout/Stack'

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

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);
`

function Prompt({ request }: { request: DemoRequest }) {
  const { t } = useTranslation()
  const [accountIndex, setAccountIndex] = useState(0)
  const { question } = request
  const answers = (
    <Answers>
      <Button size="l" onClick={request.reject}>
        {t('Reject')}
      </Button>
      <Button kind="primary" size="l" onClick={() => request.confirm(accountIndex)}>
        {t('Confirm')}
      </Button>
    </Answers>
  )
  return (
    <Dialog title={t('Demo wallet')} size="s" onClose={request.reject} footer={answers}>
      {/* The wallet's own texts are English in every language of the page. */}
      <Stack $gap={16} lang="en" dir="ltr">
        <Band>
          <Icon of={FlaskConical} size={16} />
          {t('A wallet of play money. Everybody knows its keys.')}
        </Band>
        {question.kind === 'connect' ? (
          <DemoAccountChoice accounts={question.accounts} index={accountIndex} onPick={setAccountIndex} />
        ) : (
          <DemoQuestionText question={question} />
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
