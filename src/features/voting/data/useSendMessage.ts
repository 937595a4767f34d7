import { useEffect, useRef, useState } from 'react'
import { ServiceUnavailableError } from '../../../chain/services/fetchReply'
import type { HubMessage, MessageFacts } from '../../../chain/services/hubEnvelope'
import { WalletChangedError } from '../../../chain/wallet/eip1193'
import { DeclinedError, isUserRejected } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { reportFailureAs, reportRejection } from '../../transactions'
import { refusalOf } from '../voting.messages'

/** 'signing' while the wallet is open, 'sending' while the hub checks the message. */
export type SendStage = 'idle' | 'signing' | 'sending'

export interface MessageSending {
  stage: SendStage
  /** Signs a message and sends it; returns its id. Reports a failure and returns null when it was not accepted. */
  send(make: (hub: HubCode, facts: MessageFacts) => HubMessage): Promise<string | null>
}

/** Loads the encoders of messages and the code that sends them, which only a message needs. */
async function loadHub() {
  const [encoders, sending] = await Promise.all([
    import('../../../chain/services/hubEnvelope'),
    import('../../../chain/services/sendMessage'),
  ])
  return { ...encoders, ...sending }
}
type HubCode = Awaited<ReturnType<typeof loadHub>>

const SECOND_MS = 1_000

/**
 * Returns the function that signs a message with the connected wallet and sends it to the hub, and its stage. `title`
 * names a failure.
 */
export function useSendMessage({ hubUrl, space, snapshotVersion }: VotingFacts, title: string): MessageSending {
  const { t } = useTranslation()
  const { account, library } = useWallet()
  const [stage, setStage] = useState<SendStage>('idle')
  const current = useRef(account)
  useEffect(() => {
    current.current = account
  }, [account])

  async function report(hub: HubCode, error: unknown): Promise<void> {
    if (error instanceof DeclinedError) return
    if (isUserRejected(error)) return reportRejection()
    if (error instanceof hub.MessageRefusedError) {
      const body = t(refusalOf(error.fault).sentence, { reason: error.fault.slice(0, 200) })
      showToast({ kind: 'bad', title, body })
    } else if (error instanceof ServiceUnavailableError) {
      showToast({ kind: 'bad', title, body: t('The voting service does not reply. Try again in a moment.') })
    } else {
      await reportFailureAs({ title, body: 'Try again, or use another wallet.' }, error)
    }
  }

  async function send(make: (hub: HubCode, facts: MessageFacts) => HubMessage): Promise<string | null> {
    if (!account || !library) return null
    setStage('signing')
    const [hub, { signHubMessage }] = await Promise.all([loadHub(), import('../voting.chain')])
    try {
      const timestampS = Math.floor(Date.now() / SECOND_MS)
      const message = make(hub, { from: account, space, version: snapshotVersion, timestampS })
      const envelope = await signHubMessage(library, account, message)
      // The account may have changed during the request; the signed message names the previous one.
      if (current.current !== account) throw new WalletChangedError()
      setStage('sending')
      return await hub.sendMessage(hubUrl, envelope)
    } catch (error) {
      await report(hub, error)
      return null
    } finally {
      setStage('idle')
    }
  }
  return { stage, send }
}
