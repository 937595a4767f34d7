/** Maximum size of a list in bytes: 10,000 tokens of 400 bytes each. The longest lists in use have a quarter of it. */
export const LIST_BYTES = 4_000_000

/** Time limit for one host to send a whole list, in milliseconds. */
export const LIST_TIME_MS = 15_000

/** Maximum number of reported schema errors of a list. */
export const MAX_REPORTED_ERRORS = 3

/** Maximum length of a logo URL, in characters. */
export const MAX_LOGO_CHARACTERS = 500

/** Maximum number of tokens in a list; the schema has the same limit. */
export const MAX_TOKENS = 10_000

/** Tokens validated without a pause: about 6 ms on a desktop, 25 ms on a phone. */
export const TOKENS_PER_SLICE = 250
