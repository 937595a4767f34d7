import { validateMessageReceipt, validateMessageRefusal } from 'virtual:reply-validators'
import { fetchReply, ServiceUnavailableError } from './fetchReply'
import type { Envelope } from './hubEnvelope'

/** The hub refuses a message; `fault` is its reason. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError'

  constructor(readonly fault: string) {
    super(`The hub refused the message: ${fault}`)
  }
}

/**
 * Sends a signed message to the hub and returns its id. A repeated message has the same id and changes nothing. Throws
 * MessageRefusedError, and ServiceUnavailableError.
 */
export async function sendMessage(hubUrl: string, envelope: Envelope): Promise<string> {
  const reply = await fetchReply(`${hubUrl}/api/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(envelope),
  })
  const result: unknown = await reply.json().catch(() => null)
  if (reply.ok && validateMessageReceipt(result)) return result.id
  if (!reply.ok && validateMessageRefusal(result)) throw new MessageRefusedError(result.error_description)
  throw new ServiceUnavailableError('The hub returned no receipt')
}
