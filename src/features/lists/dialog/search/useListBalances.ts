import { useEffect, useState } from 'react'
import { nodes } from '../../../../chain/rpc/nodes'
import type { ListedToken } from '../../listedTokens'

type Held = ReadonlyMap<string, bigint>

const NONE: Held = new Map()

/**
 * Returns an account's balances of the given tokens by lower-case address; empty until all are read. Read once: a list
 * is long, and an order that changes with each block would move rows under the pointer.
 */
export function useListBalances(account: string | null, tokens: readonly ListedToken[]): Held {
  const [read, setRead] = useState<{ account: string; tokens: readonly ListedToken[]; held: Held } | null>(null)
  useEffect(() => {
    if (!account || tokens.length === 0) return undefined
    let isWanted = true
    const readAll = async () => {
      const { readPositiveBalances } = await import('./listBalances.chain')
      const held = await readPositiveBalances(
        nodes,
        account,
        tokens.map(({ id }) => id),
      )
      if (isWanted && held.size > 0) setRead({ account, tokens, held })
    }
    // After a failure the order is by how well known the tokens are; visible balances are read separately.
    void readAll().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [account, tokens])
  return read?.account === account && read.tokens === tokens ? read.held : NONE
}
