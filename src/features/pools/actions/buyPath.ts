import { NATIVE_ID } from '../../../core/currencyId'
import type { TableToken } from '../../../market/prices/tokenTable'

/** Returns the path of the page that buys a token (yield 2 "Swap links from pools"). */
export const buyPath = ({ isNative, address }: TableToken): string =>
  `/swap?outputCurrency=${isNative ? NATIVE_ID : address}`
