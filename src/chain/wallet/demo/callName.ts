import { erc20Approve } from '../../contracts/erc20Approve'
import { router } from '../../contracts/router'
import { wrappedNative } from '../../contracts/wrappedNative'

const known = [router, erc20Approve, wrappedNative]

/** Answers the name of the method that call data asks for, where this product calls it itself; else null. */
export function callName(data: string): string | null {
  const selector = data.slice(0, 10)
  for (const contract of known) {
    const name = contract.hasFunction(selector) && contract.getFunctionName(selector)
    if (name) return name
  }
  return null
}
