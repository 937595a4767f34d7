import { CodeExpiredError, RelayUnreachableError } from '../connectorErrors'
import type { Client, Session } from './signClient'

/** A relay that has not accepted the proposal within this time is unreachable. */
const RELAY_MS = 20_000

/** An error with a code of EIP-1193 or of WalletConnect. */
export class ProviderError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The user or the wallet rejected a pairing. The packaged connector recognises a rejection by this message. */
export class PairingRejectedError extends Error {
  constructor() {
    super('User closed modal')
  }
}

const { code, message } = new ProviderError(6000, 'User disconnected.')
/** The reason that the wallet receives at the end of a session. */
export const USER_DISCONNECTED = { code, message }

/** Returns whether an error is a rejection: by EIP-1193's code, WalletConnect's range of codes, or its message. */
const isRejection = (reason: number, text: string): boolean =>
  reason === 4001 || (reason >= 5000 && reason < 5100) || /reject|denied/i.test(text)

/** Converts the error of a pairing, so that the connector recognises a rejection. */
function pairingError(error: unknown): unknown {
  if (error instanceof PairingRejectedError) return error
  const { code: reason = 0, message: text = '' } = (error ?? {}) as { code?: number; message?: string }
  if (/expired/i.test(text)) return new CodeExpiredError()
  return isRejection(reason, text) ? new PairingRejectedError() : new ProviderError(reason, text)
}

export interface Pairing {
  /** The wc: URI, once the relay has accepted the proposal. */
  readonly ready: Promise<string>
  /** The session, once the wallet has accepted. */
  readonly outcome: Promise<Session>
  /** Rejects both promises. A session that the wallet accepts afterwards is ended at once. */
  cancel(): void
}

/** Starts a pairing with a wallet. */
export function pair(client: Promise<Client>, proposal: Parameters<Client['connect']>[0]): Pairing {
  let isCancelled = false
  let rejectCancelled: () => void
  const cancelled = new Promise<never>((_, reject) => {
    rejectCancelled = () => reject(new PairingRejectedError())
  })
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RelayUnreachableError()), RELAY_MS)
  })
  const proposed = client.then((started) => started.connect(proposal))
  const ready = Promise.race([proposed, cancelled, timeout])
    .then(({ uri = '' }) => uri)
    .finally(() => clearTimeout(timer))
  const accepted = proposed.then(({ approval }) => approval())
  const outcome = Promise.race([accepted, cancelled]).catch((error: unknown) => {
    throw pairingError(error)
  })
  const endIfCancelled = async () => {
    const { topic } = await accepted
    if (isCancelled) await (await client).disconnect({ topic, reason: USER_DISCONNECTED })
  }
  // Callers may wait for one promise only: a rejection of the others must not count as unhandled.
  for (const promise of [cancelled, timeout, ready, outcome, endIfCancelled()]) promise.catch(() => undefined)
  const cancel = () => {
    isCancelled = true
    rejectCancelled()
  }
  ready.catch(cancel)
  return { ready, outcome, cancel }
}
