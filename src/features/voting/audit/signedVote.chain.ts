import { hashMessage, recoverAddress, TypedDataEncoder, type TypedDataField } from 'ethers'
import { isValidSignature } from '../../../chain/contracts/contractWallet/reads'
import { readOptional } from '../../../chain/multicall/aggregate'
import type { Nodes } from '../../../chain/rpc/nodes'
import { type HubVote, toVote } from '../../../chain/services/votes'
import { isAddressText, sameAddress } from '../../../core/address'
import type { SignatureStanding } from '../tally.rules'

/** Space and proposal that a vote has to name. */
export interface VotePlace {
  space: string
  proposal: string
}

interface SignedVote extends VotePlace {
  vote: HubVote
  /** Hash that the account signed. */
  digest: string
  signature: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a JSON text into its object; null if it is no object. */
function parsed(text: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof text !== 'string') return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Fields of a typed vote with the types that clients sign. With another type, a wallet shows other content. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  from: ['address', 'string'],
  space: ['string'],
  timestamp: ['uint64'],
  proposal: ['bytes32', 'string'],
  choice: ['uint32'],
  reason: ['string'],
  app: ['string'],
  metadata: ['string'],
}

function fieldsOf(types: unknown): TypedDataField[] | null {
  if (!isRecord(types) || Object.keys(types).join() !== 'Vote' || !Array.isArray(types['Vote'])) return null
  const fields = types['Vote'].flatMap((field: unknown) => {
    if (!isRecord(field)) return []
    const { name, type } = field
    if (typeof name !== 'string' || typeof type !== 'string' || !Object.hasOwn(TYPES, name)) return []
    return TYPES[name]?.includes(type) ? [{ name, type }] : []
  })
  return fields.length === types['Vote'].length ? fields : null
}

/** Version and name of the domain of each typed message. */
const DOMAIN = { name: 'snapshot', version: '0.1.4' } as const

type Signed = Omit<SignedVote, 'signature'>

function signedOf(digest: string, fields: Readonly<Record<string, unknown>>, metadata: unknown): Signed | null {
  const { space, proposal, from, timestamp, choice } = fields
  if (typeof space !== 'string' || typeof proposal !== 'string') return null
  if (typeof from !== 'string' || !isAddressText(from)) return null
  const vote = toVote({ id: digest, voter: from, created: Number(timestamp), choice, metadata })
  return { digest, space, proposal, vote }
}

function readTyped({ domain, types, message }: Readonly<Record<string, unknown>>): Signed | null {
  const fields = fieldsOf(types)
  if (!fields || !isRecord(message) || !isRecord(domain)) return null
  if (domain['name'] !== DOMAIN.name || domain['version'] !== DOMAIN.version) return null
  const signed = Object.fromEntries(fields.map(({ name }) => [name, message[name]]))
  return signedOf(TypedDataEncoder.hash(DOMAIN, { Vote: fields }, signed), signed, parsed(signed['metadata']))
}

/** Reads the text that wallets without typed data sign, in the form of 2021. It does not name the account. */
function readText(text: string, from: unknown): Signed | null {
  const { type, space, timestamp, payload } = parsed(text) ?? {}
  if (type !== 'vote' || !isRecord(payload)) return null
  const { proposal, choice, metadata } = payload
  return signedOf(hashMessage(text), { from, space, timestamp, proposal, choice }, metadata)
}

/** Returns the vote in a signed message; null if it has none. */
function readSigned(envelope: unknown): SignedVote | null {
  if (!isRecord(envelope)) return null
  const { address, sig, data, msg } = envelope
  if (typeof sig !== 'string' || !/^0x(?:[0-9a-f]{2}){1,8192}$/i.test(sig)) return null
  try {
    const signed = isRecord(data) ? readTyped(data) : typeof msg === 'string' ? readText(msg, address) : null
    return signed && { ...signed, signature: sig }
  } catch {
    // The encoder rejects a value that does not fit its declared type.
    return null
  }
}

/** Returns whether a signed vote states what the hub states. */
function isSameVote({ vote, space, proposal }: SignedVote, stated: HubVote, place: VotePlace): boolean {
  if (space !== place.space || proposal !== place.proposal || !sameAddress(vote.voter, stated.voter)) return false
  const { choice, createdS, statedPower, verificationHash } = stated
  if (vote.choice !== choice || vote.createdS !== createdS) return false
  return vote.statedPower === statedPower && vote.verificationHash === verificationHash
}

function isSignedByKey({ digest, signature }: SignedVote, { voter }: HubVote): boolean {
  try {
    return sameAddress(recoverAddress(digest, signature), voter)
  } catch {
    // The signature of a contract wallet may have any form.
    return false
  }
}

/** End of the signature of a contract that is not deployed yet (ERC-6492); only a simulated deployment can check it. */
const UNDEPLOYED_SUFFIX = '6492'.repeat(16)

/** Returns the standings of signatures that no account's key made, checked by the accounts' contracts (EIP-1271). */
async function standingsByContract(
  nodes: Nodes,
  votes: readonly { vote: HubVote; signed: SignedVote }[],
): Promise<SignatureStanding[]> {
  if (votes.length === 0) return []
  const calls = votes.map(({ vote, signed }) => isValidSignature(vote.voter, signed.digest, signed.signature))
  const results = await readOptional(nodes, calls).catch(() => null)
  return votes.map(({ signed }, at): SignatureStanding => {
    if (results?.[at] === true) return 'signed'
    return results === null || signed.signature.endsWith(UNDEPLOYED_SUFFIX) ? 'unknown' : 'false'
  })
}

/**
 * Checks that each vote was signed by its account, and that the signed content is the one that the hub states. Returns
 * the standings by the votes' ids. `envelopes` are the signed messages by the same ids.
 */
export async function checkSignatures(
  nodes: Nodes,
  votes: readonly HubVote[],
  { envelopes, place }: { envelopes: ReadonlyMap<string, unknown>; place: VotePlace },
): Promise<Record<string, SignatureStanding>> {
  const standings: Record<string, SignatureStanding> = {}
  const ofContracts: { vote: HubVote; signed: SignedVote }[] = []
  for (const vote of votes) {
    const envelope = envelopes.get(vote.id)
    if (envelope === null || envelope === undefined) {
      standings[vote.id] = 'unknown'
      continue
    }
    const signed = readSigned(envelope)
    if (signed === null || !isSameVote(signed, vote, place)) standings[vote.id] = 'false'
    else if (isSignedByKey(signed, vote)) standings[vote.id] = 'signed'
    else ofContracts.push({ vote, signed })
  }
  const results = await standingsByContract(nodes, ofContracts)
  for (const [at, { vote }] of ofContracts.entries()) standings[vote.id] = results[at] ?? 'unknown'
  return standings
}
