import { AbiCoder } from 'ethers/abi'
import { getAddress, isAddress } from 'ethers/address'
import { keccak256 } from 'ethers/crypto'
import { formatUnits, parseUnits } from 'ethers/utils'
import { isObject } from '../hub/text.rules.ts'
import { totalPower, type PowerParts } from './power.rules.ts'

/** Largest number of votes in a request: a page of votes (voting.json: votesPerQuery). */
export const MAX_VOTES = 1000
const MAX_POOLS = 500
const POWER_DECIMALS = 18

export interface PowerRequest {
  /** EIP-55 checksummed. */
  address: string
  /** Null for the newest block. */
  block: number | null
}

/** Vote as its voter claims it. A claim of a wrong form is null: it is refuted, and the other votes are still checked. */
export interface ClaimedVote {
  address: string
  verificationHash: string | null
  totalRaw: bigint | null
}

export interface VerifyRequest {
  block: number | null
  votes: readonly ClaimedVote[]
}

export type PowerFault = 'malformed' | 'unknown pool'

const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('0x') && isAddress(value) ? getAddress(value) : null

/** Returns a block number, which proposals have as text; null if it is absent, undefined if it is none. */
function blockOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null
  const isNumber = typeof value === 'string' ? /^\d{1,12}$/.test(value) : Number.isSafeInteger(value)
  return isNumber && Number(value) > 0 ? Number(value) : undefined
}

/**
 * Returns the request in a body, or why it is refused. The pools that count are those of the deployment; a request that
 * names others is refused, because an unknown contract can claim any stake.
 */
export function readPowerRequest(body: unknown, pools: readonly string[]): PowerRequest | PowerFault {
  if (!isObject(body)) return 'malformed'
  const { poolAddresses = [] } = body
  const [address, block] = [addressOf(body['address']), blockOf(body['block'])]
  if (address === null || block === undefined) return 'malformed'
  if (!Array.isArray(poolAddresses) || poolAddresses.length > MAX_POOLS) return 'malformed'
  const known = new Set(pools)
  return poolAddresses.every((pool) => known.has(addressOf(pool) ?? '')) ? { address, block } : 'unknown pool'
}

/** Returns a power in the smallest unit from its decimal form; null for any other value. */
const rawOf = (value: unknown): bigint | null =>
  typeof value === 'string' && /^\d{1,30}(\.\d{1,18})?$/.test(value) ? parseUnits(value, POWER_DECIMALS) : null

/** Returns the request in a body; null if its form is wrong. */
export function readVerifyRequest(body: unknown): VerifyRequest | null {
  if (!isObject(body) || !Array.isArray(body['votes']) || body['votes'].length > MAX_VOTES) return null
  const block = blockOf(body['block'])
  const votes = body['votes'].map((vote: unknown): ClaimedVote | null => {
    const address = isObject(vote) ? addressOf(vote['address']) : null
    if (!isObject(vote) || address === null) return null
    const { verificationHash: hash, total } = vote
    return { address, verificationHash: typeof hash === 'string' ? hash : null, totalRaw: rawOf(total) }
  })
  const all = votes.filter((vote) => vote !== null)
  return block === undefined || all.length < votes.length ? null : { block, votes: all }
}

/** Power as a reply shows it: each part and the total in CAKE as exact decimals, and the hash for the vote's metadata. */
export type PowerReply = Readonly<Record<keyof PowerParts | 'total' | 'verificationHash' | 'address', string>> & {
  block: number
}

/** Account and block of a power on a chain. */
export interface PowerSubject {
  chainId: number
  address: string
  block: number
}

/**
 * Returns the hash that binds the parts of a power to account, block and chain. It is no secret and proves nothing by
 * itself: a verification reads the parts again.
 */
const verificationHash = ({ chainId, address, block }: PowerSubject, parts: PowerParts): string =>
  keccak256(
    AbiCoder.defaultAbiCoder().encode(
      ['uint256', 'address', 'uint256', 'uint256[]'],
      [
        chainId,
        address,
        block,
        [parts.cakeBalance, parts.cakeVaultBalance, parts.cakePoolBalance, parts.poolsBalance, parts.cakeBnbLpBalance],
      ],
    ),
  )

const decimal = (raw: bigint): string => formatUnits(raw, POWER_DECIMALS).replace(/\.0$/, '')

export const powerReply = (subject: PowerSubject, parts: PowerParts): PowerReply => ({
  address: subject.address,
  block: subject.block,
  cakeBalance: decimal(parts.cakeBalance),
  cakeVaultBalance: decimal(parts.cakeVaultBalance),
  cakePoolBalance: decimal(parts.cakePoolBalance),
  poolsBalance: decimal(parts.poolsBalance),
  cakeBnbLpBalance: decimal(parts.cakeBnbLpBalance),
  total: decimal(totalPower(parts)),
  verificationHash: verificationHash(subject, parts),
})

/** Returns whether a claim is the account's power at the block: both the total and the hash of its parts. */
export const isVerified = (claim: ClaimedVote, subject: PowerSubject, parts: PowerParts): boolean =>
  claim.totalRaw === totalPower(parts) && claim.verificationHash === verificationHash(subject, parts)
