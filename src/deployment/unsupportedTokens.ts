import facts from '#deployment/unsupported-tokens.json'
import type { ListedEntry } from './tokenList'

/** Tokens that the deployment blocks from trading. */
export const unsupportedTokens: readonly ListedEntry[] = facts.tokens
