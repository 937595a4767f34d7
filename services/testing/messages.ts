import { type HDNodeWallet, Wallet } from 'ethers'
import { DOMAIN, formFields, TYPED_FORMS, type MessageKind, type TypedForm } from '../hub/typedData.rules.ts'
import { HEAD, NOW, SPACE, VERSION } from './services.ts'

type Signer = Wallet | HDNodeWallet

/** Wallets with fixed keys. */
export const wallets: readonly Wallet[] = Array.from(
  { length: 20 },
  (_, index) => new Wallet(`0x${String(index + 1).padStart(64, '0')}`),
)

export const walletAt = (index: number): Wallet => {
  const wallet = wallets[index]
  if (!wallet) throw new Error(`There is no wallet ${index}.`)
  return wallet
}

/** Returns the newest EIP-712 types of a kind of message. */
export function newestForm(kind: MessageKind): TypedForm {
  const form = TYPED_FORMS.findLast((candidate) => candidate.kind === kind)
  if (!form) throw new Error(`There is no form of ${kind}.`)
  return form
}

const DEFAULTS: Readonly<Record<MessageKind, Readonly<Record<string, unknown>>>> = {
  proposal: {
    ...{ space: SPACE.id, timestamp: NOW, type: 'single-choice', title: 'A title', body: 'A text', discussion: '' },
    ...{ choices: ['Yes', 'No'], labels: [], start: NOW, end: NOW + 86_400, snapshot: HEAD - 1, plugins: '{}' },
    ...{ privacy: '', app: 'hotcake' },
  },
  vote: { space: SPACE.id, timestamp: NOW, choice: 1, reason: '', app: '', metadata: '{}' },
  cancel: { space: SPACE.id, timestamp: NOW },
}

/** Returns the fields of a form's message, with the given ones in place of the defaults. */
export function messageOf(form: TypedForm, from: string, fields: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = { ...DEFAULTS[form.kind], from, ...fields }
  return Object.fromEntries(formFields(form).map(({ name }) => [name, all[name]]))
}

/** Returns a signed EIP-712 envelope. */
export async function typedEnvelope(
  wallet: Signer,
  kind: MessageKind,
  fields: Record<string, unknown> = {},
  form: TypedForm = newestForm(kind),
) {
  const message = messageOf(form, wallet.address, fields)
  const sig = await wallet.signTypedData(DOMAIN, { ...form.types }, message)
  return { address: wallet.address, sig, data: { domain: DOMAIN, types: form.types, message } }
}

const PAYLOADS = {
  proposal: {
    ...{ name: 'A title', body: 'A text', choices: ['Yes', 'No'], start: NOW, end: NOW + 86_400 },
    ...{ snapshot: HEAD - 1, metadata: {}, type: 'single-choice' },
  },
  vote: { choice: 1, metadata: {} },
  'delete-proposal': {},
} as const

/** Returns a signed envelope of 2021. */
export async function textEnvelope(
  wallet: Signer,
  type: keyof typeof PAYLOADS,
  payload: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) {
  const fields = { version: VERSION, timestamp: String(NOW), space: SPACE.id, type, ...more }
  const msg = JSON.stringify({ ...fields, payload: { ...PAYLOADS[type], ...payload } })
  return { address: wallet.address, msg, sig: await wallet.signMessage(msg) }
}
