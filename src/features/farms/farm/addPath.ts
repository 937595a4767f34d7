import { NATIVE_ID } from '../../../core/currencyId'
import type { Farm } from '../../../market/prices/farmList'
import { isSameToken, wrappedNative, type TokenFacts } from '../../../market/token'

const idOf = (token: TokenFacts): string => (isSameToken(token, wrappedNative) ? NATIVE_ID : token.address)

/** Answers the page where a farm's LP tokens are to be had; the native coin instead of the wrapped one (yield 2). */
export const addPath = ({ token, quoteToken }: Farm): string => `/add/${idOf(quoteToken)}/${idOf(token)}`
