import { parseUnits } from 'ethers'
import { readTokens } from '../protocol/deploymentFiles.ts'
import { amountForValueRaw, DEMO_HOLDINGS, POOLS, TOKEN_KEYS, type TokenKey } from './market.ts'

/** Amount of a token, in its smallest unit. */
export interface Amount {
  key: TokenKey
  amountRaw: bigint
}

/** Starting liquidity of a pool, and whether the market keeper trades there. */
export interface PoolStart {
  sides: readonly [Amount, Amount]
  isTraded: boolean
}

/** The market keeper starts with a tenth of each side of the pools it trades in. */
const KEEPER_DIVISOR = 10n

/** Returns the starting liquidity of every pool. */
export function poolStarts(): PoolStart[] {
  const facts = readTokens()
  return POOLS.map(({ tokens: [first, second], sideBusd, isTraded }) => {
    const amountOf = (key: TokenKey) => ({ key, amountRaw: amountForValueRaw(sideBusd, key, facts[key].decimals) })
    return { sides: [amountOf(first), amountOf(second)], isTraded }
  })
}

/** Returns the starting balance of each demo account, for every token. */
export function demoHoldings(): Amount[] {
  const facts = readTokens()
  return TOKEN_KEYS.map((key) => ({ key, amountRaw: parseUnits(DEMO_HOLDINGS[key], facts[key].decimals) }))
}

/** Returns the starting balance of the market keeper, for every token it trades. */
export function keeperHoldings(): Amount[] {
  const traded = poolStarts().flatMap(({ sides, isTraded }) => (isTraded ? sides : []))
  return TOKEN_KEYS.map((key) => {
    const tradedRaw = traded.filter((amount) => amount.key === key).reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
    return { key, amountRaw: tradedRaw / KEEPER_DIVISOR }
  }).filter(({ amountRaw }) => amountRaw > 0n)
}
