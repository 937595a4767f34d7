/** A result with the host of its node. */
export interface Said<T> {
  host: string
  answer: T
}

/** The verdict on several results of one request. */
export interface Verdict<T> {
  isOneMind: boolean
  /** The result of at least two nodes, or of all; undefined if no two agree. */
  agreed: T | undefined
  /** The only node with another result; null if there is no single one. */
  liar: string | null
}

/** Returns the outlier among the results of one request, and the result on which the others agree. */
export function majority<T>(said: readonly Said<T>[]): Verdict<T> {
  const votes = (answer: T) => said.filter((each) => each.answer === answer).length
  const winner = said.find(({ answer }) => votes(answer) > 1)
  const others = said.filter(({ answer }) => answer !== (winner ?? said[0])?.answer)
  if (others.length === 0) return { isOneMind: true, agreed: said[0]?.answer, liar: null }
  if (!winner) return { isOneMind: false, agreed: undefined, liar: null }
  return { isOneMind: false, agreed: winner.answer, liar: others.length === 1 ? (others[0]?.host ?? null) : null }
}
