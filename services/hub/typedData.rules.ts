export interface TypedField {
  name: string
  type: string
}

export type MessageKind = 'proposal' | 'vote' | 'cancel'

/** Domain of every EIP-712 envelope. It has no chain id: the space of a message determines the chain. */
export const DOMAIN = { name: 'snapshot', version: '0.1.4' } as const

const fieldsOf = (text: string): TypedField[] =>
  text.split(' ').map((field) => {
    const [name = '', type = 'string'] = field.split(':')
    return { name, type }
  })

const PROPOSAL_START = 'space timestamp:uint64 type title body discussion choices:string[]'
const PROPOSAL_TIMES = 'start:uint64 end:uint64 snapshot:uint64 plugins'

/** Fields of a proposal in the order in which they are signed, newest form last. */
const PROPOSALS: readonly string[] = [
  `from:address ${PROPOSAL_START} ${PROPOSAL_TIMES}`,
  `from:address ${PROPOSAL_START} ${PROPOSAL_TIMES} app`,
  `from:address ${PROPOSAL_START} labels:string[] ${PROPOSAL_TIMES} app`,
  `from:address ${PROPOSAL_START} labels:string[] ${PROPOSAL_TIMES} privacy app`,
  `from:string ${PROPOSAL_START} labels:string[] ${PROPOSAL_TIMES} privacy app`,
]

const VOTE_ENDS = ['', ' metadata', ' app', ' reason app', ' reason app metadata'] as const
const PROPOSAL_ID_TYPES = ['string', 'bytes32'] as const

const voteOf = (from: string, id: string, end: string): string =>
  `from:${from} space timestamp:uint64 proposal:${id} choice:uint32${end}`

/** Fields of a vote with a single choice. */
const VOTES: readonly string[] = PROPOSAL_ID_TYPES.flatMap((id) => [
  ...VOTE_ENDS.map((end) => voteOf('address', id, end)),
  voteOf('string', id, ' reason app metadata'),
])

const CANCELS: readonly string[] = PROPOSAL_ID_TYPES.flatMap((id) =>
  ['address', 'string'].map((from) => `from:${from} space timestamp:uint64 proposal:${id}`),
)

const NAME_OF_KIND = { proposal: 'Proposal', vote: 'Vote', cancel: 'CancelProposal' } as const
const FORMS = { proposal: PROPOSALS, vote: VOTES, cancel: CANCELS } as const

export interface TypedForm {
  kind: MessageKind
  types: Readonly<Record<string, TypedField[]>>
}

/**
 * Every accepted form of signed types. It is a list of whole forms, not of field names: with altered types a wallet
 * would show other content than the hub reads.
 */
export const TYPED_FORMS: readonly TypedForm[] = (['proposal', 'vote', 'cancel'] as const).flatMap((kind) =>
  FORMS[kind].map((fields) => ({ kind, types: { [NAME_OF_KIND[kind]]: fieldsOf(fields) } })),
)

const formOfText: ReadonlyMap<string, TypedForm> = new Map(
  TYPED_FORMS.map((form) => [JSON.stringify(form.types), form]),
)

/** Returns the accepted form that equals the `types` of an envelope; null if there is none. */
export const formOf = (types: unknown): TypedForm | null => formOfText.get(JSON.stringify(types) ?? '') ?? null

/** Returns the fields of a form's message. */
export const formFields = ({ types }: TypedForm): readonly TypedField[] => Object.values(types).flat()
