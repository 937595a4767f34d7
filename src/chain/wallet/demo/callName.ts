import { erc20Approve } from '../../contracts/erc20Approve'
import { router } from '../../contracts/router'
import { wrappedNative } from '../../contracts/wrappedNative'

const known = [router, erc20Approve, wrappedNative]

/** Returns the name of the method in call data, if this app itself calls that method; otherwise null. */
export function callName(data: string): string | null {
  const selector = data.slice(0, 10)
  for (const contract of known) {
    const name = contract.hasFunction(selector) && contract.getFunctionName(selector)
    if (name) return name
  }
  return null
}
