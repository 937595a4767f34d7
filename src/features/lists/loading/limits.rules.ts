/** Bytes of a list that are read at the most: 10,000 tokens of 400 bytes each; the longest lists in use have a quarter of it. */
export const LIST_BYTES = 4_000_000

/** How long one host may take for a whole list, in milliseconds. */
export const LIST_TIME_MS = 15_000

/** Reasons that are told of a list that does not keep to the schema. */
export const REASONS_TOLD = 3

/** Characters of a picture's address that are kept. */
export const LOGO_CHARACTERS = 500

/** Tokens of a list at the most; the schema says the same. */
export const MOST_TOKENS = 10_000

/** Tokens that are looked at in one go: about 6 ms of a desktop's time, 25 ms of a phone's. */
export const TOKENS_PER_SLICE = 250

/** A token with more decimals is left out: no amount of it could be told apart from another, or from an attack. */
export const MOST_DECIMALS = 30
