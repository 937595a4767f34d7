import { SignClient } from '@walletconnect/sign-client'

export type Client = Awaited<ReturnType<typeof SignClient.init>>
export type Session = ReturnType<Client['session']['getAll']>[number]

export interface RelayConfig {
  projectId: string
  relayUrl: string
  /** The service that attests this page's origin to the wallet; without one no attestation is requested. */
  verifyUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
}

/** The attestation comes from a third party's frame, and the code waits for it at most this long. */
const ATTEST_MS = 4_000
/** A blocked frame also fires its load event; a slow one may still send its attestation within this time. */
const AFTER_LOAD_MS = 1_000

/** Messages of rejections that nothing can handle: a code has expired, or a message arrived after its session's end. */
const UNREACHABLE = /^Proposal expired$|^Missing or invalid\. Record was recently deleted - session: /

let starting: Promise<Client> | null = null

/**
 * Silences rejections of promises to which sign-client 2.21 gives no access. When a code expires it rejects a second one;
 * pairing.ts handles the first. When a message of a session arrives after its end, nothing awaits the check that refuses
 * it; the session is over then in any case.
 */
function silenceUnreachable(event: PromiseRejectionEvent): void {
  const { message } = (event.reason ?? {}) as { message?: string }
  if (UNREACHABLE.test(String(message))) event.preventDefault()
}

/** Resolves with an empty attestation, ATTEST_MS after the call or AFTER_LOAD_MS after the frame has loaded. */
function attestationTimeout(): Promise<string> {
  const frame = [...document.querySelectorAll('iframe[src*="/attestation?"]')].at(-1)
  return new Promise((resolve) => {
    setTimeout(resolve, ATTEST_MS, '')
    frame?.addEventListener('load', () => setTimeout(resolve, AFTER_LOAD_MS, ''), { once: true })
  })
}

async function start({ projectId, relayUrl, verifyUrl, metadata }: RelayConfig): Promise<Client> {
  const client = await SignClient.init({ projectId, relayUrl, metadata, logger: 'silent', telemetryEnabled: false })
  addEventListener('unhandledrejection', silenceUnreachable)
  // The package's types lack the address of the service.
  const verify = client.core.verify as Client['core']['verify'] & { verifyUrlV3: string }
  const attest = verify.register
  if (verifyUrl) verify.verifyUrlV3 = verifyUrl
  verify.register = verifyUrl
    ? (params) => Promise.race([attest(params), attestationTimeout()])
    : () => Promise.resolve('')
  return client
}

/** Returns the page's only client, started on first use: a second one would receive the messages of the first. */
export function clientFor(config: RelayConfig): Promise<Client> {
  if (starting) return starting
  starting = start(config)
  starting.catch(() => {
    starting = null
  })
  return starting
}
