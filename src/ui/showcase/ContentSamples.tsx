import { History } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../content/Card'
import { EmptyState } from '../content/EmptyState'
import { ErrorBlock } from '../content/ErrorBlock'
import { Notice } from '../content/Notice'
import { Skeleton } from '../content/Skeleton'
import { Button } from '../controls/Button'
import { Spinner } from '../controls/Spinner'
import { Mark } from '../mark/Mark'
import { announce } from '../toast/announce'
import { showToast } from '../toast/toastStore'
import { Columns, Section } from './Section'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

const LINK = { href: location.origin, text: 'View on explorer' }
const REVERT = 'execution reverted: PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT (code=CALL_EXCEPTION, data=0x08c379a0)'

function Messages() {
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <Stack>
      <Notice kind="warn" title="Wrong network" actions={<Button size="s">Switch network</Button>}>
        Your wallet is on Ethereum. Switch to BNB Smart Chain to trade here.
      </Notice>
      <Notice kind="info" title="Price updated" actions={<Button size="s">Accept</Button>} />
      <Notice kind="good" title="BUSD is enabled">
        You can swap it now.
      </Notice>
      <ErrorBlock
        title="The swap was not sent"
        meaning="Nothing left your wallet."
        remedy="Raise the slippage tolerance or trade less, then try again."
        details={REVERT}
        isRetrying={isRetrying}
        onRetry={() => setIsRetrying(!isRetrying)}
      />
    </Stack>
  )
}

function Toasts() {
  return (
    <Row $gap={12} $wrap>
      <Button size="s" onClick={() => showToast({ kind: 'good', title: 'Swapped 1 BNB for 163.9 CAKE', link: LINK })}>
        Good
      </Button>
      <Button
        size="s"
        onClick={() => showToast({ kind: 'info', title: 'Transaction sent', body: 'Waiting for a block.' })}
      >
        Info
      </Button>
      <Button
        size="s"
        onClick={() => showToast({ kind: 'bad', title: 'Transaction failed', body: REVERT, link: LINK })}
      >
        Bad
      </Button>
      <Button size="s" onClick={() => announce('One hundred')}>
        Say
      </Button>
    </Row>
  )
}

/** Samples of static content. */
export function ContentSamples() {
  return (
    <Section id="messages">
      <Columns>
        <Messages />
        <Stack>
          <Card>
            <EmptyState
              icon={History}
              title="No recent transactions"
              action={
                <Button size="s" kind="secondary">
                  Go to swap
                </Button>
              }
            >
              What you swap appears here, with a link to the explorer.
            </EmptyState>
          </Card>
          <Card>
            <Stack aria-busy>
              <Skeleton width="40%" />
              <Skeleton width={180} height={32} />
              <Skeleton round width={40} height={40} />
            </Stack>
          </Card>
          <Toasts />
          <Row $gap={12} $wrap>
            <Spinner />
            <Spinner size={32} />
            <Mark size={16} />
            <Mark size={24} />
            <Mark size={48} />
            <Mark size={96} />
            <Mark size={96} oneColour />
            <Mark size={16} oneColour />
          </Row>
        </Stack>
      </Columns>
    </Section>
  )
}
