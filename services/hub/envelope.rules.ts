import { getAddress, isAddress } from 'ethers/address'
import { keccak256 } from 'ethers/crypto'
import { hashMessage, solidityPacked, TypedDataEncoder } from 'ethers/hash'
import { readTextMessage, readTypedMessage, type Message } from './message.rules.ts'
import { hasKeys, isObject, isPlainJson, isText, type JsonObject } from './text.rules.ts'
import { DOMAIN, formFields, formOf } from './typedData.rules.ts'

/** Signed message as received, and its content. */
export interface Envelope {
  /** Identity of the message: a hash of the signed content and of the account, never of the signature. */
  id: string
  /** EIP-55 checksummed. */
  address: string
  signature: string
  /** Hash that the account signed. */
  digest: string
  message: Message
  /** Request body, stored as proof. */
  body: JsonObject
}

/** A 65-byte signature, or a longer one of a contract wallet, which can contain the contract's creation (ERC-6492). */
const SIGNATURE = /^0x([0-9a-fA-F]{2}){65,8192}$/
const MAX_TEXT = 65_536

const sameAddress = (value: unknown, address: string): boolean =>
  typeof value === 'string' && isAddress(value) && getAddress(value) === address

function readTyped(address: string, data: unknown): Pick<Envelope, 'id' | 'digest' | 'message'> | null {
  if (!isObject(data) || !hasKeys(data, ['domain', 'types', 'message'])) return null
  const { domain, types, message: fields } = data
  const form = formOf(types)
  if (!form || !isObject(domain) || !hasKeys(domain, Object.keys(DOMAIN)) || !isObject(fields)) return null
  if (domain['name'] !== DOMAIN.name || domain['version'] !== DOMAIN.version) return null
  const names = formFields(form).map(({ name }) => name)
  if (!hasKeys(fields, names) || !sameAddress(fields['from'], address)) return null
  const message = readTypedMessage(form.kind, address, fields)
  if (!message) return null
  const id = TypedDataEncoder.hash(DOMAIN, { ...form.types }, fields)
  return { id, digest: id, message }
}

function readText(address: string, text: unknown, version: string): Pick<Envelope, 'id' | 'digest' | 'message'> | null {
  if (!isText(text, 2, MAX_TEXT)) return null
  const message = readTextMessage(address, text, version)
  if (!message) return null
  // Two accounts may sign the same text, so the id hashes the address too.
  return { id: keccak256(solidityPacked(['address', 'string'], [address, text])), digest: hashMessage(text), message }
}

/**
 * Returns the envelope in the body of a request: EIP-712 (`address`, `sig`, `data`) or the form of 2021 (`address`, `msg`,
 * `sig`) with the given version. Returns null if any part of it is not accepted. The signature is not checked here.
 */
export function readEnvelope(body: unknown, version: string): Envelope | null {
  if (!isObject(body) || !isPlainJson(body)) return null
  const { address: given, sig, data, msg } = body
  if (typeof given !== 'string' || !given.startsWith('0x') || !isAddress(given)) return null
  if (typeof sig !== 'string' || !SIGNATURE.test(sig)) return null
  const address = getAddress(given)
  const isTyped = hasKeys(body, ['address', 'sig', 'data'])
  if (!isTyped && !hasKeys(body, ['address', 'sig', 'msg'])) return null
  const read = isTyped ? readTyped(address, data) : readText(address, msg, version)
  return read && { ...read, address, signature: sig, body }
}
