import { isAddressText } from '../../core/address'

/** Answers an address with the cases of its letters as its checksum wants them; null where they are wrong. */
export type ReadAddress = (text: string) => string | null

/**
 * What a text is where an address is wanted: 'unfinished' may become one with more letters, 'mistyped' has its form but
 * not its checksum, 'wrong' is nothing that an address or an allowed name begins with.
 */
export type AddressVerdict = 'empty' | 'address' | 'name' | 'unfinished' | 'mistyped' | 'wrong'

const BEGINNING = /^(?:0|0x[0-9a-f]{0,39})$/i
/** Labels with a dot between, such as "alice.eth"; which of them exist a name service knows. */
const NAME = /^[\p{L}\p{N}\p{Emoji}_-]+(?:\.[\p{L}\p{N}\p{Emoji}_-]+)+$/u
const NAME_BEGINNING = /^[\p{L}\p{N}\p{Emoji}_-]+\.?$/u

/** Answers what a text without white space is where an address is wanted (trading 2.7). */
export function judgeAddress(text: string, allowsNames: boolean, readAddress?: ReadAddress): AddressVerdict {
  if (text === '') return 'empty'
  if (isAddressText(text)) return readAddress && readAddress(text) === null ? 'mistyped' : 'address'
  if (BEGINNING.test(text)) return 'unfinished'
  if (!allowsNames || /^0x/i.test(text)) return 'wrong'
  if (NAME.test(text)) return 'name'
  return NAME_BEGINNING.test(text) ? 'unfinished' : 'wrong'
}
