import { validateVerification, validateVotingPower, type VotingPowerReply } from 'virtual:reply-validators'
import type { Address } from '../../core/address'
import { fetchReply, ServiceUnavailableError } from './fetchReply'

/** Voting power of an account at a block by its parts, in whole CAKE as exact decimals, and the hash of the parts. */
export type VotingPower = Readonly<VotingPowerReply>

/** A vote whose stated power is to be verified. */
export interface StatedVote {
  address: Address
  verificationHash: string
  total: string
}

/** Votes in one request: 500 of the longest forms fit into the largest body that the service accepts. */
const VERIFY_PAGE = 500

async function post(url: string, body: unknown): Promise<unknown> {
  const reply = await fetchReply(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new ServiceUnavailableError(`The services returned HTTP ${reply.status}`)
  return reply.json().catch(() => null)
}

interface PowerRequest {
  address: Address
  /** The newest block by default. */
  block?: number
  /** Pools whose stakes count. */
  poolAddresses: readonly Address[]
}

/** Returns the voting power of an account at a block (games 5.9). Throws ServiceUnavailableError. */
export async function readVotingPower(powerUrl: string, request: PowerRequest): Promise<VotingPower> {
  const reply = await post(`${powerUrl}/power`, request)
  if (!validateVotingPower(reply)) throw new ServiceUnavailableError('The services returned no voting power')
  return reply.data
}

/**
 * Returns whether the stated power of each vote is true at a block, by lower-case address (games 7.2.4). Throws
 * ServiceUnavailableError.
 */
export async function verifyVotes(
  powerUrl: string,
  block: number,
  votes: readonly StatedVote[],
): Promise<ReadonlyMap<string, boolean>> {
  const verified = new Map<string, boolean>()
  for (let from = 0; from < votes.length; from += VERIFY_PAGE) {
    const reply = await post(`${powerUrl}/verify`, { block, votes: votes.slice(from, from + VERIFY_PAGE) })
    if (!validateVerification(reply)) throw new ServiceUnavailableError('The services returned no verification')
    for (const [address, { isValid }] of Object.entries(reply.data)) verified.set(address.toLowerCase(), isValid)
  }
  return verified
}
