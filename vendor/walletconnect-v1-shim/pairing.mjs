/** A relay that has not taken the proposal by then is not there. */
const RELAY_MS = 20_000
/** What the packaged connector knows a refusal by. */
const REFUSED = 'User closed modal'
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** Answers an error with a code of ours or of EIP-1193. */
export const failure = (code, message) => Object.assign(new Error(message), { code })

const isRefusal = ({ code, message }) =>
  code === 4001 || (code >= 5000 && code < 5100) || /reject|denied/i.test(message ?? '')

/** Answers what a pairing failed of: our own errors as they are, a refusal by the words that the connector knows. */
function told(error) {
  const { code, message } = error ?? {}
  if (message === REFUSED) return error
  if (/expired/i.test(message ?? '')) return failure('PAIRING_EXPIRED', 'The code has expired')
  if (isRefusal(error ?? {})) return new Error(REFUSED)
  return failure(code ?? 0, message || 'The wallet gave no reason')
}

/**
 * Begins a pairing. Answers `ready`, the wc: address once the relay has the proposal, `outcome`, the session once the wallet
 * agrees, and `cancel`, after which both throw; a wallet that agrees all the same is left at once.
 */
export function pair(client, proposal) {
  let isCancelled = false
  let stop
  const cancelled = new Promise((_, reject) => {
    stop = () => reject(new Error(REFUSED))
  })
  let timer
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(failure('RELAY_UNREACHABLE', 'The relay does not answer')), RELAY_MS)
  })
  const proposed = client.then((it) => it.connect(proposal))
  const ready = Promise.race([proposed, cancelled, silence])
    .then(({ uri }) => uri)
    .finally(() => clearTimeout(timer))
  const agreed = proposed.then(({ approval }) => approval())
  const outcome = Promise.race([agreed, cancelled]).catch((error) => {
    throw told(error)
  })
  agreed
    .then(
      async ({ topic }) => {
        if (isCancelled) await (await client).disconnect({ topic, reason: USER_DISCONNECTED })
      },
      () => undefined,
    )
    .catch(() => undefined)
  for (const promise of [cancelled, silence, ready, outcome]) promise.catch(() => undefined)
  const cancel = () => {
    isCancelled = true
    stop()
  }
  ready.catch(cancel)
  return { ready, outcome, cancel }
}
