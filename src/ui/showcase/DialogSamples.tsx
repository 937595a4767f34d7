import { useState } from 'react'
import { DetailList, DetailRow } from '../content/DetailList'
import { Button } from '../controls/Button'
import { Dialog } from '../dialog/Dialog'
import { showToast } from '../toast/toastStore'
import { Section } from './Section'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

type Shown = 'none' | 'confirm' | 'long'

const LINES = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long content`)

/** Samples of dialogs and of the ways to close them. */
export function DialogSamples() {
  const [shown, setShown] = useState<Shown>('none')
  const close = () => setShown('none')
  return (
    <Section id="dialogs">
      <Row $gap={12} $wrap>
        <Button onClick={() => setShown('confirm')}>Confirm swap</Button>
        <Button onClick={() => setShown('long')}>Long dialog</Button>
      </Row>
      {shown === 'confirm' && (
        <Dialog
          title="Confirm swap"
          onClose={close}
          footer={
            <Button
              kind="primary"
              size="l"
              wide
              onClick={() => showToast({ kind: 'info', title: 'Sent', body: 'From inside the dialog.' })}
            >
              Confirm swap
            </Button>
          }
        >
          <DetailList>
            <DetailRow label="Price">163.9056 CAKE per BNB</DetailRow>
            <DetailRow label="Minimum received" tip="You receive at least this much, or the transaction fails.">
              203.857604 CAKE
            </DetailRow>
            <DetailRow label="Price impact" tip="How far this trade moves the price." tone="bad">
              12.4%
            </DetailRow>
          </DetailList>
        </Dialog>
      )}
      {shown === 'long' && (
        <Dialog title="Select a token" size="s" onClose={close} onBack={() => setShown('confirm')}>
          <Stack>
            {LINES.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Stack>
        </Dialog>
      )}
    </Section>
  )
}
