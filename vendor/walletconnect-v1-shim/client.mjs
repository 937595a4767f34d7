import { SignClient } from '@walletconnect/sign-client'

/** The wallet is told who we are by a third party's frame, where the deployment names one, and the code waits for it. */
const ATTEST_MS = 4_000
/** A blocked frame has loaded all the same and says nothing; one that is slow to load may yet speak. */
const SILENT_MS = 1_000

/** The words of the client's own expiry. */
const EXPIRED = 'Proposal expired'

let starting = null

/**
 * Silences a rejection that nobody can handle: sign-client 2.21 rejects a second promise, held by nobody, when a code
 * expires. The first one is handled in pairing.mjs.
 */
function silenceExpiry(event) {
  if (event.reason?.message === EXPIRED) event.preventDefault()
}

function givenUp() {
  const frame = [...document.querySelectorAll('iframe[src*="/attestation?"]')].at(-1)
  return new Promise((resolve) => {
    setTimeout(resolve, ATTEST_MS, '')
    frame?.addEventListener('load', () => setTimeout(resolve, SILENT_MS, ''), { once: true })
  })
}

async function start({ projectId, relayUrl, verifyUrl, metadata }) {
  const client = await SignClient.init({ projectId, relayUrl, metadata, logger: 'silent', telemetryEnabled: false })
  addEventListener('unhandledrejection', silenceExpiry)
  const { verify } = client.core
  const attest = verify.register
  if (verifyUrl) verify.verifyUrlV3 = verifyUrl
  verify.register = verifyUrl ? (params) => Promise.race([attest(params), givenUp()]) : () => Promise.resolve('')
  return client
}

/** Answers the page's one client, started when first wanted: a second would take the first one's messages. */
export function clientFor(config) {
  if (starting) return starting
  starting = start(config)
  starting.catch(() => {
    starting = null
  })
  return starting
}
