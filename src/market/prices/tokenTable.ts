import { tokenEntries, type TokenEntry } from '../../deployment/tokens'
import { wrappedNative, type TokenFacts } from '../token'

/** A token of the deployment's table; farms and pools refer to it by key. */
export interface TableToken extends TokenFacts {
  key: string
  /** True for the native coin itself; its address is that of the wrapped coin, which is what is traded. */
  isNative: boolean
}

const cached = new Map<string, TableToken>()

function tokenFrom(key: string, { symbol, name, address, decimals }: TokenEntry): TableToken {
  const common = { key, symbol, decimals, ...(name !== undefined && { name }) }
  return { ...common, address: address ?? wrappedNative.address, isNative: address === undefined }
}

/** Returns the token of a key, always the same object. Null for a key that is not in the deployment's table. */
export function tableToken(key: string): TableToken | null {
  const known = cached.get(key)
  if (known) return known
  const entry = tokenEntries[key]
  if (!entry) return null
  const token = tokenFrom(key, entry)
  cached.set(key, token)
  return token
}
