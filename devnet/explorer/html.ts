/** Trusted HTML text. `markup` escapes every other value. */
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

/** Template tag that returns HTML and escapes every value except a `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((text, at) => text + (at < parts.length ? render(parts[at] ?? '') : '')).join(''))
}

const MAX_NAME_LENGTH = 64

/**
 * Returns a contract's own name, safe to display: truncated, without control characters and characters that change the text
 * direction.
 */
export function sanitizeName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return plain.length > MAX_NAME_LENGTH ? `${plain.slice(0, MAX_NAME_LENGTH)}…` : plain
}
