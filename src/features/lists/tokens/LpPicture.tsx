import { type ReactNode, useMemo } from 'react'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { token0, token1 } from '../../../chain/contracts/pair/tokens'
import { useCall } from '../../../chain/multicall/useCalls'
import { type Address, sameAddress } from '../../../core/address'
import { PairBadge, type PicturedToken } from '../../../ui/content/PairBadge'
import { listedToken } from '../listedTokens'

const ONCE = { blocksPerFetch: Infinity }
const symbolOf = (address: Address): string => listedToken(address)?.symbol ?? ''

/**
 * Returns the two tokens of an LP token, null for any other token. A contract that only claims to be a pair is at
 * another address than the pair of its tokens.
 */
function usePairOf(address: Address): readonly [PicturedToken, PicturedToken] | null {
  const [first, second] = useMemo(() => [token0(address), token1(address)], [address])
  const { value: a } = useCall(first, ONCE)
  const { value: b } = useCall(second, ONCE)
  if (a === undefined || b === undefined || !sameAddress(pairAddress(a, b), address)) return null
  return [
    { address: a, symbol: symbolOf(a) },
    { address: b, symbol: symbolOf(b) },
  ]
}

interface Props {
  address: Address
  size: 20 | 24
  /** The picture of a token that is no LP token. */
  single: ReactNode
}

/** Renders both pictures of an LP token; `single` for any other token. */
export function LpPicture({ address, size, single }: Props) {
  const pair = usePairOf(address)
  return pair ? <PairBadge tokens={pair} size={size} /> : single
}
