/** Identifies the native coin where a currency is text; the id of a token is its address (trading 3 "Swap state"). */
export const NATIVE_ID = 'BNB'
