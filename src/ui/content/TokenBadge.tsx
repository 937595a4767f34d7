import { useState } from 'react'
import { styled } from 'styled-components'
import { nextPicture, pictureFailed } from './tokenPictures'

/** The picture overlays the drawn badge, so that loading shifts nothing. */
const Frame = styled.span`
  display: inline-grid;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius-round);
  user-select: none;

  & > * {
    grid-area: 1 / 1;
  }
  & > img {
    background: var(--raised);
    object-fit: cover;
  }
  & > img:not([data-shown]) {
    opacity: 0;
  }
`

/** Backgrounds with sufficient contrast to the light ink; fixed for both themes, so that a token keeps its colour. */
const FILLINGS = [
  ['#8a4b08', '#6d3a04'],
  ['#0f6a5b', '#0a5146'],
  ['#7a3f9c', '#5f2e7c'],
  ['#a13448', '#7f2637'],
  ['#2b5fa3', '#1f487f'],
  ['#5b6b14', '#46530d'],
  ['#a8441c', '#843413'],
  ['#4d5563', '#39404b'],
  ['#8c2f7d', '#6d2361'],
  ['#1b6a86', '#124f65'],
] as const

const INK = '#fff8ea'

/** Returns a stable hash of a text (FNV-1a, 32 bits). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Returns the first letter or digit of a symbol; a question mark where it has none. */
export function initial(symbol: string): string {
  return (/[\p{L}\p{N}]/u.exec(symbol.normalize('NFKC'))?.[0] ?? '?').toUpperCase()
}

function DrawnBadge({ symbol, address, size }: Required<Pick<Props, 'symbol' | 'address' | 'size'>>) {
  const hash = fingerprint(address)
  const [filling, shade] = FILLINGS[hash % FILLINGS.length] ?? FILLINGS[0]
  const turn = (hash >>> 8) % 360
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable={false}>
      <rect width="40" height="40" fill={filling} />
      <path d="M-20 26h80v40h-80z" fill={shade} transform={`rotate(${turn} 20 20)`} />
      <text x="20" y="20" dy="0.36em" fill={INK} fontSize="21" fontWeight="700" textAnchor="middle">
        {initial(symbol)}
      </text>
    </svg>
  )
}

type Props = {
  symbol: string
  /** Any text that distinguishes tokens with the same symbol. A bundled picture is looked up by address. */
  address: string
  size?: 20 | 24 | 32 | 40
  /** Other picture URLs, each tried once; only used without a bundled picture. */
  sources?: readonly string[] | undefined
}

const NO_SOURCES: readonly string[] = []

/**
 * Token picture: bundled, from `sources`, or the first letter on a colour derived from the address. The symbol is
 * displayed beside it.
 */
export function TokenBadge({ symbol, address, size = 24, sources = NO_SOURCES }: Props) {
  const [shown, setShown] = useState<string>()
  const [, setFailures] = useState(0)
  const source = nextPicture(address, sources)

  function fail(): void {
    if (source !== undefined) pictureFailed(source)
    setFailures((count) => count + 1)
  }

  return (
    <Frame>
      <DrawnBadge symbol={symbol} address={address} size={size} />
      {source !== undefined && (
        <img
          src={source}
          width={size}
          height={size}
          alt=""
          decoding="async"
          loading="lazy"
          referrerPolicy="no-referrer"
          data-shown={shown === source || undefined}
          onLoad={() => setShown(source)}
          onError={fail}
        />
      )}
    </Frame>
  )
}
