import { isAddressText } from './address'

/** Returns an address with the letter case of its checksum; null where the checksum does not match. */
export type ReadAddress = (text: string) => string | null

/**
 * Classification of a text in an address field. 'unfinished' can become an address by typing more. 'mistyped' has the
 * form of an address but a wrong checksum. 'wrong' can become neither an address nor an allowed name.
 */
export type AddressVerdict = 'empty' | 'address' | 'name' | 'unfinished' | 'mistyped' | 'wrong'

const BEGINNING = /^(?:0|0x[0-9a-f]{0,39})$/i
/** Labels separated by dots, such as "alice.eth"; only the name service can tell whether one exists. */
const NAME = /^[\p{L}\p{N}\p{Emoji}_-]+(?:\.[\p{L}\p{N}\p{Emoji}_-]+)+$/u
const NAME_BEGINNING = /^[\p{L}\p{N}\p{Emoji}_-]+\.?$/u

/** Classifies the text of an address field; the text has no white space (trading 2.7). */
export function classifyAddress(text: string, allowsNames: boolean, readAddress?: ReadAddress): AddressVerdict {
  if (text === '') return 'empty'
  if (isAddressText(text)) return readAddress && readAddress(text) === null ? 'mistyped' : 'address'
  if (BEGINNING.test(text)) return 'unfinished'
  if (!allowsNames || /^0x/i.test(text)) return 'wrong'
  if (NAME.test(text)) return 'name'
  return NAME_BEGINNING.test(text) ? 'unfinished' : 'wrong'
}
