const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** Answers whether a text has the form of an address: 0x and 40 hex digits, whatever its checksum (trading 2.1). */
export const isAddressText = (text: string): boolean => ADDRESS.test(text)

/** Answers an address or hash for the eye: 0x, its first four digits, its last four (constants: ADDRESS_SHORT). */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

/** Answers whether two addresses are the same, whatever their case. */
export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
