import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { readFeeBounds, type FeeBounds, type Waiting } from '../../../chain/send/replacement'
import { formatAmountExact, parseAmount } from '../../../core/amount'

/** Decimals of Gwei, the unit of gas prices in wallets: 10^9 wei. */
const GWEI_DECIMALS = 9

export const gweiText = (raw: bigint): string => formatAmountExact(raw, GWEI_DECIMALS)

export interface FeeChoice {
  /** Null while the gas price is read. */
  bounds: FeeBounds | null
  /** Why it could not be read; null otherwise. */
  error: unknown
  /** In Gwei, as typed or as suggested. */
  typed: string
  type(text: string): void
  /** In wei per unit of gas; null when the typed text is no fee within the bounds. */
  feeRaw: bigint | null
}

/** Returns the fee of a replacement: read and suggested once, then changed by the user within its bounds. */
export function useFeeChoice(waiting: Waiting): FeeChoice {
  const [bounds, setBounds] = useState<FeeBounds | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [own, setOwn] = useState<string | null>(null)
  const [asked] = useState(waiting)
  useEffect(() => {
    let isOver = false
    async function read(): Promise<void> {
      try {
        const found = await readFeeBounds(nodes, asked)
        if (!isOver) setBounds(found)
      } catch (caught) {
        if (!isOver) setError(caught)
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [asked])
  const typed = own ?? (bounds ? gweiText(bounds.suggestedRaw) : '')
  const raw = parseAmount(typed, GWEI_DECIMALS)
  const isWithin = bounds !== null && raw !== null && raw >= bounds.leastRaw && raw <= bounds.mostRaw
  return { bounds, error, typed, type: setOwn, feeRaw: isWithin ? raw : null }
}
