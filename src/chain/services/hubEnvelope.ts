import type { Address } from '../../core/address'

interface Field {
  name: string
  type: string
}

/** Message of the hub in both forms in which a wallet can sign it. */
export interface HubMessage {
  /** EIP-712 types of the message; one struct. */
  types: Readonly<Record<string, readonly Field[]>>
  message: Readonly<Record<string, unknown>>
  /** The form of 2021, a text of JSON, for wallets that cannot sign typed data. */
  text: string
}

/** Domain of typed messages. It names no chain: a proposal names its snapshot block. */
const DOMAIN = { name: 'snapshot', version: '0.1.4' } as const
const DOMAIN_TYPE: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
]

const fieldsOf = (text: string): Field[] =>
  text.split(' ').map((field) => {
    const [name = '', type = 'string'] = field.split(':')
    return { name, type }
  })

const PROPOSAL = fieldsOf(
  'from:address space timestamp:uint64 type title body discussion choices:string[] labels:string[] start:uint64 end:uint64 snapshot:uint64 plugins privacy app',
)
const voteFields = (id: 'bytes32' | 'string') =>
  fieldsOf(`from:address space timestamp:uint64 proposal:${id} choice:uint32 reason app metadata`)

/** Ids of proposals from before typed messages are not hashes. */
const HASH = /^0x[0-9a-f]{64}$/

/** Name of the app in messages; a hub shows it beside them. */
const APP = 'hotcake'

/** Facts of every message. */
export interface MessageFacts {
  from: Address
  space: string
  /** Version of the form of 2021. */
  version: string
  /** Seconds since 1970. */
  timestampS: number
}

/** Fields of a proposal. */
export interface NewProposal {
  title: string
  body: string
  choices: readonly string[]
  startS: number
  endS: number
  snapshotBlock: number
  voteType: string
}

const textMessage = ({ version, timestampS, space }: MessageFacts, type: string, payload: object): string =>
  JSON.stringify({ version, timestamp: String(timestampS), space, type, payload })

/** Returns the message that publishes a proposal. */
export function proposalMessage(facts: MessageFacts, proposal: NewProposal): HubMessage {
  const { title, body, choices, startS: start, endS: end, snapshotBlock: snapshot, voteType: type } = proposal
  const times = { start, end, snapshot }
  return {
    types: { Proposal: PROPOSAL },
    message: {
      ...{ from: facts.from, space: facts.space, timestamp: facts.timestampS, type, title, body, discussion: '' },
      ...{ choices, labels: [], ...times, plugins: '{}', privacy: '', app: APP },
    },
    text: textMessage(facts, 'proposal', { name: title, body, choices, ...times, metadata: {}, type }),
  }
}

/** Fields of a vote. */
export interface NewVote {
  proposal: string
  /** Counted from 1. */
  choice: number
  /** In whole CAKE, with the hash of its parts. */
  power: { total: string; verificationHash: string }
}

/** Returns the message that casts a vote, with the power that the voter states (games 3.12.2). */
export function voteMessage(facts: MessageFacts, { proposal, choice, power }: NewVote): HubMessage {
  const metadata = { votingPower: power.total, verificationHash: power.verificationHash }
  return {
    types: { Vote: voteFields(HASH.test(proposal) ? 'bytes32' : 'string') },
    message: {
      ...{ from: facts.from, space: facts.space, timestamp: facts.timestampS, proposal, choice, reason: '' },
      ...{ app: APP, metadata: JSON.stringify(metadata) },
    },
    text: textMessage(facts, 'vote', { proposal, choice, metadata }),
  }
}

/** Returns the typed data of a message as the JSON that a wallet signs (EIP-712). */
export const typedDataOf = ({ types, message }: HubMessage): string =>
  JSON.stringify({
    types: { EIP712Domain: DOMAIN_TYPE, ...types },
    ...{ primaryType: Object.keys(types)[0], domain: DOMAIN, message },
  })

/** A signed message as the hub accepts it. */
export type Envelope = Readonly<Record<'address' | 'sig', string>> & ({ data: object } | { msg: string })

/** Returns the envelope of a message that was signed as typed data, or as the text of 2021. */
export const envelopeOf = (
  { types, message, text }: HubMessage,
  address: Address,
  { signature, isTyped }: { signature: string; isTyped: boolean },
): Envelope =>
  isTyped
    ? { address, sig: signature, data: { domain: DOMAIN, types, message } }
    : { address, sig: signature, msg: text }
