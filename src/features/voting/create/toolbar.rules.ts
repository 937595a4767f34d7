/** Marks of the toolbar, in its order. */
export const MARKS = ['bold', 'italic', 'heading', 'quote', 'bullets', 'numbers', 'link', 'code'] as const
export type Mark = (typeof MARKS)[number]

/** A text with its selection, as a textarea has it. */
export interface Selected {
  text: string
  from: number
  to: number
}

const AROUND: Partial<Record<Mark, readonly [before: string, after: string]>> = {
  ...{ bold: ['**', '**'], italic: ['_', '_'], code: ['`', '`'], link: ['[', '](https://)'] },
}
const LINE_START: Partial<Record<Mark, string>> = { heading: '## ', quote: '> ', bullets: '- ' }

/** Puts a mark before and after the selection, or removes it where it is there already. */
function around({ text, from, to }: Selected, before: string, after: string): Selected {
  const picked = text.slice(from, to)
  const isMarked = text.slice(0, from).endsWith(before) && text.slice(to).startsWith(after)
  if (isMarked) {
    const start = from - before.length
    return {
      text: text.slice(0, start) + picked + text.slice(to + after.length),
      from: start,
      to: start + picked.length,
    }
  }
  const start = from + before.length
  return {
    text: text.slice(0, from) + before + picked + after + text.slice(to),
    from: start,
    to: start + picked.length,
  }
}

/** Puts a mark before each line of the selection, or removes it where every line has it already. */
function atLines({ text, from, to }: Selected, startOf: (index: number) => string): Selected {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const last = end === -1 ? text.length : end
  const lines = text.slice(first, last).split('\n')
  const isMarked = lines.every((line, index) => line.startsWith(startOf(index)))
  const changed = lines
    .map((line, index) => (isMarked ? line.slice(startOf(index).length) : startOf(index) + line))
    .join('\n')
  return { text: text.slice(0, first) + changed + text.slice(last), from: first, to: first + changed.length }
}

/** Returns a text with a mark of markdown at its selection; the same mark again removes it. */
export function withMark(selected: Selected, mark: Mark): Selected {
  const [before, after] = AROUND[mark] ?? []
  if (before !== undefined && after !== undefined) return around(selected, before, after)
  return atLines(selected, (index) => (mark === 'numbers' ? `${index + 1}. ` : (LINE_START[mark] ?? '')))
}
