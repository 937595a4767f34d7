import { NATIVE_ID } from '../../../core/currencyId'
import type { TableToken } from '../../../market/prices/tokenTable'

/** Answers the place where a token is bought (yield 2 "Swap links from pools"). */
export const buyPath = ({ isNative, address }: TableToken): string =>
  `/swap?outputCurrency=${isNative ? NATIVE_ID : address}`
