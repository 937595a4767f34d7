import { getAddress } from 'ethers'
import { isAddressText } from '../../../core/address'

/** The parameter of an address that says whose account every page shows, read-only. */
const NAME = 'as'

/** Whose account is looked at, or why what the parameter says is no account: not an address, or a letter of it is wrong. */
export type View =
  | { readonly account: string; readonly fault: null }
  | { readonly account: null; readonly fault: 'notAddress' | 'mistyped' }

/** Answers what a query says of the account to look at, checksummed; null where it says nothing. */
export function viewIn(search: string): View | null {
  const text = new URLSearchParams(search).get(NAME)?.trim()
  if (text === undefined) return null
  if (!isAddressText(text)) return { account: null, fault: 'notAddress' }
  try {
    return { account: getAddress(text), fault: null }
  } catch {
    return { account: null, fault: 'mistyped' }
  }
}

/** Answers a query with the account to look at at its end; one that names an account already stays as it is. */
export function withView(search: string, account: string): string {
  if (new URLSearchParams(search).has(NAME)) return search
  return `${search.length > 1 ? `${search}&` : '?'}${NAME}=${account}`
}

/** Answers a query without the parameter; all else keeps its order and its writing. */
export function withoutView(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(NAME))
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
