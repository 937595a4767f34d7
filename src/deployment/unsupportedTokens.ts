import facts from '#deployment/unsupported-tokens.json'
import type { Address } from '../core/address'

/** Tokens that the deployment bars from trading. */
export const unsupportedAddresses: readonly Address[] = facts.tokens.map(({ address }) => address)
