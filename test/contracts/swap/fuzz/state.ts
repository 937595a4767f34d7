/** Pool on the chain or in the model; `shares` are in the order of the holders. */
export interface PoolState {
  reserve0: bigint
  reserve1: bigint
  supply: bigint
  kLast: bigint
  shares: bigint[]
}

/** Token; `balances` are in the order of the holders. */
interface TokenState {
  supply: bigint
  balances: bigint[]
}

/** All balances of an exchange. Pools, tokens and holders are identified by their index in the world's lists. */
export interface State {
  pools: PoolState[]
  tokens: TokenState[]
}

/** Returns a deep copy. */
export function copyOf({ pools, tokens }: State): State {
  return {
    pools: pools.map((pool) => ({ ...pool, shares: [...pool.shares] })),
    tokens: tokens.map(({ supply, balances }) => ({ supply, balances: [...balances] })),
  }
}

/** Returns the first figure in which two states differ, as a sentence; null if they are equal. */
export function firstDifference(chain: State, model: State): string | null {
  const differs = (what: string, one: bigint | undefined, other: bigint | undefined) =>
    one === other ? null : `${what} is ${one} on the chain and ${other} in the model`
  for (const [at, pool] of chain.pools.entries()) {
    const other = model.pools[at]
    for (const key of ['reserve0', 'reserve1', 'supply', 'kLast'] as const) {
      const found = differs(`${key} of pool ${at}`, pool[key], other?.[key])
      if (found) return found
    }
    for (const [holder, shares] of pool.shares.entries()) {
      const found = differs(`what holder ${holder} has of pool ${at}`, shares, other?.shares[holder])
      if (found) return found
    }
  }
  for (const [at, token] of chain.tokens.entries()) {
    const other = model.tokens[at]
    const found = differs(`the supply of token ${at}`, token.supply, other?.supply)
    if (found) return found
    for (const [holder, balance] of token.balances.entries()) {
      const difference = differs(`what holder ${holder} has of token ${at}`, balance, other?.balances[holder])
      if (difference) return difference
    }
  }
  return null
}
