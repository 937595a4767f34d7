const LIQUIDITY_WORDS = ['pool', 'create', 'add', 'remove', 'find', 'liquidity'] as const

/** Returns whether a path of the trading area is about liquidity: it contains one of the words of trading 2.2. */
export const isLiquidityPath = (pathname: string): boolean => LIQUIDITY_WORDS.some((word) => pathname.includes(word))
