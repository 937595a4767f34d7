import { NATIVE_ID } from '../../../core/currencyId'
import type { Farm } from '../../../market/prices/farmList'
import { isSameToken, wrappedNative, type TokenFacts } from '../../../market/token'

const idOf = (token: TokenFacts): string => (isSameToken(token, wrappedNative) ? NATIVE_ID : token.address)

/** Returns the path of the page that adds a farm's liquidity; the native coin replaces the wrapped one (yield 2). */
export const addPath = ({ token, quoteToken }: Farm): string => `/add/${idOf(quoteToken)}/${idOf(token)}`
