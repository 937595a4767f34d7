/** Text that is markup already; everything else is escaped where `markup` puts it in. */
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
  return String(part).replaceAll(/[&<>"']/g, (found) => ENTITIES[found] ?? '')
}

/** Answers markup in which every value that is not markup itself is escaped. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((text, at) => text + (at < parts.length ? render(parts[at] ?? '') : '')).join(''))
}

const LONGEST = 64

/** Answers a name that a contract gave itself, fit to be shown: cut, without control and direction-changing characters. */
export function tame(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
