import { lazy, type ReactNode, Suspense } from 'react'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { logoSources } from '../dialog/logoSources'
import type { ListedToken } from '../listedTokens'

/** Loaded with the first unlisted token; if that fails, its own picture stays. */
const LpPicture = lazy(() =>
  import('./LpPicture').then(
    (it) => ({ default: it.LpPicture }),
    () => ({ default: ({ single }: { single: ReactNode }) => single }),
  ),
)

/** Size of the two pictures, by the size of the one that they replace. */
const PAIR_SIZE = { 24: 20, 32: 20, 40: 24 } as const

interface Props {
  token: ListedToken
  size: keyof typeof PAIR_SIZE
}

/** Renders the picture of a token, or both of an LP token, which no list contains (trading 2.5.9). */
export function TokenPicture({ token: { id, symbol, logoURI, origin, traded }, size }: Props) {
  const single = <TokenBadge symbol={symbol} address={id} size={size} sources={logoSources(logoURI)} />
  if (origin !== 'chain' && origin !== 'custom') return single
  return (
    <Suspense fallback={single}>
      <LpPicture address={traded.address} size={PAIR_SIZE[size]} single={single} />
    </Suspense>
  )
}
