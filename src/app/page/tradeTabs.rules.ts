/** Paths of swap and liquidity; /pools belongs to the syrup pools. */
const TRADE = /^\/(swap|pool|liquidity|find|add|create|remove)(\/|$)/

const LIQUIDITY_WORDS = ['pool', 'create', 'add', 'remove', 'find', 'liquidity'] as const

/** Returns whether a path belongs to swap or liquidity. */
export const isTradePath = (pathname: string): boolean => TRADE.test(pathname)

/**
 * Returns the tabs above the pages of swap and liquidity (trading 2.2); none where the deployment lacks one of them. A
 * path is about liquidity if it contains one of the words of trading 2.2.
 */
export function tradeTabs(pathname: string, areas: { swap?: boolean; liquidity?: boolean }) {
  if (!isTradePath(pathname) || areas.swap !== true || areas.liquidity !== true) return []
  const isLiquidity = LIQUIDITY_WORDS.some((word) => pathname.includes(word))
  return [
    { to: '/swap', label: 'Swap', isCurrent: !isLiquidity },
    { to: '/pool', label: 'Liquidity', isCurrent: isLiquidity },
  ]
}
