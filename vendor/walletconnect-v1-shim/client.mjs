import { SignClient } from '@walletconnect/sign-client'

/** The wallet is told who we are by a third party's frame, where the deployment names one; a blocked frame must not hold up the code. */
const ATTEST_MS = 1_000

let starting = null

async function start({ projectId, relayUrl, verifyUrl, metadata }) {
  const client = await SignClient.init({ projectId, relayUrl, metadata, logger: 'silent', telemetryEnabled: false })
  const { verify } = client.core
  const attest = verify.register
  if (verifyUrl) verify.verifyUrlV3 = verifyUrl
  verify.register = verifyUrl
    ? (params) => Promise.race([attest(params), new Promise((resolve) => setTimeout(resolve, ATTEST_MS, ''))])
    : () => Promise.resolve('')
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
