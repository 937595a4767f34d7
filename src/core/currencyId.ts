/** The native coin's id where a currency is named by text; a token's id is its address (trading 3 "Swap state"). */
export const NATIVE_ID = 'BNB'
