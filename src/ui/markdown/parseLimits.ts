/** Longer than any real proposal; text beyond it is cut. */
export const MOST_CHARACTERS = 30_000
/** Limit of nested quotes and lists; deeper than in any real text. */
const MOST_NESTED = 20
/** Limit of emphasis, strikethrough and link marks in one paragraph; pairing them takes quadratic time. */
const MOST_MARKS = 1_000

const CONTAINERS = /^(?:\s*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)))+/
const RULE = /^\s*(?:(?:-\s*)+|(?:\*\s*)+)$/
const PARAGRAPH_END = /\n[ \t]*\n/

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

function nestedIn(line: string): number {
  if (RULE.test(line)) return 0
  const [front = ''] = CONTAINERS.exec(line) ?? []
  return countOf(/>|[-+*]|\d+[.)]/g, front)
}

/**
 * Returns whether a text can be parsed as markdown quickly. A hostile text, nested a thousand levels deep or full of
 * marks, takes quadratic time and overflows the stack.
 */
export function isParseable(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false
  if (text.split('\n').some((line) => nestedIn(line) > MOST_NESTED)) return false
  return text.split(PARAGRAPH_END).every((paragraph) => countOf(/[*_~[\]`]/g, paragraph) <= MOST_MARKS)
}

/** Cuts a text that is too long, at the end of a line where one is near. */
export function cutToLength(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const lineEnd = text.lastIndexOf('\n', MOST_CHARACTERS)
  return text.slice(0, lineEnd > MOST_CHARACTERS / 2 ? lineEnd : MOST_CHARACTERS)
}
