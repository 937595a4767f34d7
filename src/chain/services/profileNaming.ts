import type { Address } from '../../core/address'
import { fetchReply, ServiceUnavailableError } from './fetchReply'

/** Reasons for which the services refuse a name. */
const REFUSALS = ['taken', 'named', 'reserved', 'length', 'characters', 'host', 'chain', 'time', 'signature'] as const

export type NameRefusal = (typeof REFUSALS)[number] | 'other'

/** Signed registration of a name (docs/services.md). */
export interface SignedRegistration {
  address: Address
  username: string
  host: string
  chainId: number
  /** Seconds since 1970. */
  time: number
  signature: string
}

const isRefusal = ({ status }: Response): boolean => status === 400 || status === 409

/** Returns the reason of a refusal, which has it in the named field. */
async function refusalOf(reply: Response, field: string): Promise<NameRefusal> {
  const body: unknown = await reply.json().catch(() => null)
  const reason = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : null
  return REFUSALS.find((each) => each === reason) ?? 'other'
}

/** Returns why a name cannot be taken; null for an available one (games 7.2.2). Throws ServiceUnavailableError. */
export async function checkName(servicesUrl: string, name: string): Promise<NameRefusal | null> {
  const reply = await fetchReply(`${servicesUrl}/api/users/valid/${encodeURIComponent(name)}`)
  if (isRefusal(reply)) return refusalOf(reply, 'reason')
  const body: unknown = await reply.json().catch(() => null)
  if (reply.ok && typeof body === 'object' && body !== null && 'valid' in body && body.valid === true) return null
  throw new ServiceUnavailableError('The services returned no verdict about a name')
}

/** Takes a name for an account; returns why it was refused, null once it is taken. Throws ServiceUnavailableError. */
export async function registerName(servicesUrl: string, registration: SignedRegistration): Promise<NameRefusal | null> {
  const reply = await fetchReply(`${servicesUrl}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  })
  if (reply.ok) return null
  if (isRefusal(reply)) return refusalOf(reply, 'error')
  throw new ServiceUnavailableError(`The services returned HTTP ${reply.status}`)
}
