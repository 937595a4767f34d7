import { styled } from 'styled-components'

const Picture = styled.svg`
  border-radius: var(--radius-round);
  user-select: none;
`

/** Fillings with a light ink that reads on each; chosen once, the same in both themes, so that a token keeps its colour. */
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

/** Answers a whole number that stays the same for the same text (FNV-1a, 32 bits). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Answers the letter or figure a symbol is drawn with: its first, or a question mark where it has none. */
export function initial(symbol: string): string {
  return (/[\p{L}\p{N}]/u.exec(symbol.normalize('NFKC'))?.[0] ?? '?').toUpperCase()
}

type Props = {
  symbol: string
  /** Any text that tells this token from another of the same symbol. */
  address: string
  size?: 20 | 24 | 32 | 40
}

/** A token's picture where none is kept: its first letter on a colour of its own. The symbol stands beside it in words. */
export function TokenBadge({ symbol, address, size = 24 }: Props) {
  const print = fingerprint(address)
  const [filling, shade] = FILLINGS[print % FILLINGS.length] ?? FILLINGS[0]
  const turn = (print >>> 8) % 360
  return (
    <Picture width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable={false}>
      <rect width="40" height="40" fill={filling} />
      <path d="M-20 26h80v40h-80z" fill={shade} transform={`rotate(${turn} 20 20)`} />
      <text x="20" y="20" dy="0.36em" fill={INK} fontSize="21" fontWeight="700" textAnchor="middle">
        {initial(symbol)}
      </text>
    </Picture>
  )
}
