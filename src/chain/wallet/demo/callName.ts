import { erc20 } from '../../contracts/erc20/writes'
import { routerSwaps } from '../../contracts/router/writes'
import { wrappedNative } from '../../contracts/wrappedNative/writes'

const known = [routerSwaps, erc20, wrappedNative]

/** Returns the name of the method in call data, if this app itself calls that method; otherwise null. */
export function callName(data: string): string | null {
  const selector = data.slice(0, 10)
  for (const contract of known) {
    const name = contract.hasFunction(selector) && contract.getFunctionName(selector)
    if (name) return name
  }
  return null
}
