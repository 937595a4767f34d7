const ADDRESS = /^0x[0-9a-fA-F]{40}$/

declare const form: unique symbol

/** A text that was checked to have the form of an address: 0x and 40 hex digits, in any case. */
export type Address = string & { readonly [form]: 'address' }

/** Checks that a text has the form of an address: 0x and 40 hex digits. The checksum is not checked (trading 2.1). */
export const isAddressText = (text: string): text is Address => ADDRESS.test(text)

/** Returns a text as an address; throws the message of trading 5.6.1 when it does not have the form of one. */
export function toAddress(text: string): Address {
  if (!isAddressText(text)) throw new Error(`Invalid 'address' parameter '${text}'.`)
  return text
}

/** Formats an address or hash for display: 0x, its first four digits, its last four (constants: ADDRESS_SHORT). */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

/** Returns whether two addresses are equal, ignoring case. */
export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
