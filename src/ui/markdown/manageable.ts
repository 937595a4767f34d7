/** Longer than any proposal; what is longer is cut. */
export const MOST_CHARACTERS = 30_000
/** Quotes and lists inside each other; deeper than anyone writes. */
const MOST_NESTED = 20
/** Marks of emphasis, strikes and links in one paragraph; the time to pair them grows with their square. */
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
 * Answers whether a text can be read as markdown in a moment. One made to stop the page, nested a thousand deep or all
 * marks, cannot: the time to read it grows with its square, and the stack does not suffice.
 */
export function isManageable(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false
  if (text.split('\n').some((line) => nestedIn(line) > MOST_NESTED)) return false
  return text.split(PARAGRAPH_END).every((paragraph) => countOf(/[*_~[\]`]/g, paragraph) <= MOST_MARKS)
}

/** Answers the beginning of a text that is too long, up to the end of a line where one is near. */
export function cutToLength(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const lineEnd = text.lastIndexOf('\n', MOST_CHARACTERS)
  return text.slice(0, lineEnd > MOST_CHARACTERS / 2 ? lineEnd : MOST_CHARACTERS)
}
