import { Percent } from '@pancakeswap/sdk'

/** Answers slippage in basis points as the fraction that trades are computed with. */
export const slippagePercent = (slippageBps: number): Percent => new Percent(String(slippageBps), '10000')
