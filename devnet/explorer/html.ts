/** Text that is already markup. `markup` escapes every other value. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | bigint | readonly Part[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Template tag that returns markup and escapes every value that is not markup itself. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((text, at) => text + (at < parts.length ? render(parts[at] ?? '') : '')).join(''))
}

const LONGEST = 64

/**
 * Returns a contract's own name, safe to display: truncated, without control characters and characters that change the text
 * direction.
 */
export function sanitizeName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
