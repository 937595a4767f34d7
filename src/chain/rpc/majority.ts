/** What a node said. */
export interface Said<T> {
  host: string
  answer: T
}

/** What to make of several answers to one question. */
export interface Verdict<T> {
  isOneMind: boolean
  /** What at least two said; undefined where no two agree. */
  agreed: T | undefined
  /** The only node that said something else; null where it cannot be told. */
  liar: string | null
}

/** Answers who stands alone among the answers to one question, and what the others agree on. */
export function majority<T>(said: readonly Said<T>[]): Verdict<T> {
  const votes = (answer: T) => said.filter((each) => each.answer === answer).length
  const winner = said.find(({ answer }) => votes(answer) > 1)
  const others = said.filter(({ answer }) => answer !== (winner ?? said[0])?.answer)
  if (others.length === 0) return { isOneMind: true, agreed: said[0]?.answer, liar: null }
  if (!winner) return { isOneMind: false, agreed: undefined, liar: null }
  return { isOneMind: false, agreed: winner.answer, liar: others.length === 1 ? (others[0]?.host ?? null) : null }
}
