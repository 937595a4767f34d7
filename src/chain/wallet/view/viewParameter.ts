import { type Address, isAddressText } from '../../../core/address'
import { checksumAddress } from '../../keccak'

/** The URL parameter of the account that every page shows in view-only mode. */
const NAME = 'as'

/** The viewed account, or why the parameter is invalid: not an address, or an address with a wrong letter. */
export type View =
  | { readonly account: Address; readonly fault: null }
  | { readonly account: null; readonly fault: 'notAddress' | 'mistyped' }

/** Returns the viewed account of a query, checksummed; null without the parameter. */
export function viewIn(search: string): View | null {
  const text = new URLSearchParams(search).get(NAME)?.trim()
  if (text === undefined) return null
  if (!isAddressText(text)) return { account: null, fault: 'notAddress' }
  try {
    return { account: checksumAddress(text), fault: null }
  } catch {
    return { account: null, fault: 'mistyped' }
  }
}

/** Returns a query with the viewed account at its end; unchanged if it already names an account. */
export function withView(search: string, account: Address): string {
  if (new URLSearchParams(search).has(NAME)) return search
  return `${search.length > 1 ? `${search}&` : '?'}${NAME}=${account}`
}

/** Returns a query without the parameter; the rest keeps its order and encoding. */
export function withoutView(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(NAME))
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
