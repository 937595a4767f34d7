import { hasKeys, isObject, isPlainJson, isText, parseObject, type JsonObject } from './text.rules.ts'

interface Signed {
  /** EIP-55 checksummed account that signed. */
  author: string
  space: string
  /** Unix seconds, as signed. */
  created: number
}

export interface ProposalMessage extends Signed {
  kind: 'proposal'
  type: string
  title: string
  body: string
  discussion: string
  choices: readonly string[]
  /** Unix seconds. */
  start: number
  /** Unix seconds. */
  end: number
  /** Block at which voting power counts. */
  snapshot: number
  app: string
  metadata: JsonObject
}

export interface VoteMessage extends Signed {
  kind: 'vote'
  proposal: string
  /** Index of the choice, counted from 1. */
  choice: number
  reason: string
  app: string
  metadata: JsonObject
}

export interface CancelMessage extends Signed {
  kind: 'cancel'
  proposal: string
}

export type Message = ProposalMessage | VoteMessage | CancelMessage

/** Largest lengths of texts, in UTF-16 units. */
const LIMITS = { title: 256, body: 20_000, discussion: 256, choice: 256, reason: 5000, app: 24 } as const
const MAX_CHOICES = 100
const MAX_METADATA = 2048
const MAX_UINT32 = 0xff_ff_ff_ff
const MAX_LABELS = 10
const SPACE = /^[a-z0-9.-]{1,64}$/
const PROPOSAL_ID = /^0x[0-9a-f]{64}$/

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isTexts = (value: unknown, min: number, max: number, length: number): value is string[] =>
  Array.isArray(value) &&
  value.length >= min &&
  value.length <= max &&
  value.every((item) => isText(item, 1, length) && item.trim() !== '')

/** Returns the object in a field that holds JSON as text; an absent or empty field is an empty object. */
function objectIn(text: unknown): JsonObject | null {
  if (text === undefined || text === '') return {}
  return typeof text === 'string' && text.length <= MAX_METADATA ? parseObject(text) : null
}

const isSmallObject = (value: unknown): value is JsonObject =>
  isObject(value) && isPlainJson(value) && JSON.stringify(value).length <= MAX_METADATA

type Fields = Readonly<Record<string, unknown>>

function readProposal(signed: Signed, fields: Fields, metadata: JsonObject | null): ProposalMessage | null {
  const { type, title, body, discussion = '', choices, start, end, snapshot, app = '' } = fields
  if (!metadata || !isText(type, 1, 32) || !isText(title, 1, LIMITS.title) || title.trim() === '') return null
  if (!isText(body, 0, LIMITS.body) || !isText(discussion, 0, LIMITS.discussion)) return null
  if (!isTexts(choices, 1, MAX_CHOICES, LIMITS.choice) || !isText(app, 0, LIMITS.app)) return null
  if (!isCount(start) || !isCount(end) || !isCount(snapshot)) return null
  return { kind: 'proposal', ...signed, type, title, body, discussion, choices, start, end, snapshot, app, metadata }
}

function readVote(signed: Signed, fields: Fields, metadata: JsonObject | null): VoteMessage | null {
  const { proposal, choice, reason = '', app = '' } = fields
  if (!metadata || typeof proposal !== 'string' || !PROPOSAL_ID.test(proposal)) return null
  if (!isCount(choice) || choice > MAX_UINT32) return null
  if (!isText(reason, 0, LIMITS.reason) || !isText(app, 0, LIMITS.app)) return null
  return { kind: 'vote', ...signed, proposal, choice, reason, app, metadata }
}

function readCancel(signed: Signed, { proposal }: Fields): CancelMessage | null {
  if (typeof proposal !== 'string' || !PROPOSAL_ID.test(proposal)) return null
  return { kind: 'cancel', ...signed, proposal }
}

function readSigned(author: string, space: unknown, created: unknown): Signed | null {
  if (typeof space !== 'string' || !SPACE.test(space) || !isCount(created)) return null
  return { author, space, created }
}

/** Returns the message of an EIP-712 envelope whose form is accepted; null if a field has a wrong value. */
export function readTypedMessage(kind: Message['kind'], author: string, fields: JsonObject): Message | null {
  const signed = readSigned(author, fields['space'], fields['timestamp'])
  if (!signed) return null
  if (kind === 'cancel') return readCancel(signed, fields)
  if (kind === 'vote') return readVote(signed, fields, objectIn(fields['metadata']))
  const { labels = [], privacy = '', plugins } = fields
  if (!isTexts(labels, 0, MAX_LABELS, 8) || privacy !== '') return null
  const parsed = objectIn(plugins)
  return readProposal(signed, fields, parsed && { plugins: parsed })
}

/** Fields of the payload of an envelope of 2021, by its type. */
const PAYLOADS: Readonly<Record<string, { kind: Message['kind']; fields: readonly string[] }>> = {
  proposal: {
    kind: 'proposal',
    fields: ['name', 'body', 'choices', 'start', 'end', 'snapshot', 'metadata', 'type'],
  },
  vote: { kind: 'vote', fields: ['proposal', 'choice', 'metadata'] },
  'delete-proposal': { kind: 'cancel', fields: ['proposal'] },
}

const MESSAGE_FIELDS = ['version', 'timestamp', 'space', 'type', 'payload']

/** Returns the message of an envelope of 2021, whose text is JSON; null if the text or a field is wrong. */
export function readTextMessage(author: string, text: string, version: string): Message | null {
  const message = parseObject(text)
  if (!message || !hasKeys(message, MESSAGE_FIELDS) || message['version'] !== version) return null
  const { timestamp, space, type, payload } = message
  const form = typeof type === 'string' && Object.hasOwn(PAYLOADS, type) ? PAYLOADS[type] : undefined
  if (!form || !isObject(payload) || !hasKeys(payload, form.fields)) return null
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return null
  const signed = readSigned(author, space, Number(timestamp))
  if (!signed) return null
  const metadata = isSmallObject(payload['metadata']) ? payload['metadata'] : null
  if (form.kind === 'cancel') return readCancel(signed, payload)
  if (form.kind === 'vote') return readVote(signed, payload, metadata)
  return readProposal(signed, { ...payload, title: payload['name'] }, metadata)
}
