/** A result with the host of its node. */
export interface Reply<T> {
  host: string
  reply: T
}

/** The verdict on several results of one request. */
export interface Verdict<T> {
  isUnanimous: boolean
  /** The result of at least two nodes, or of all; undefined if no two agree. */
  agreed: T | undefined
  /** The only node with another result; null if there is no single one. */
  outlier: string | null
}

/** Returns the outlier among the results of one request, and the result on which the others agree. */
export function majority<T>(replies: readonly Reply<T>[]): Verdict<T> {
  const votes = (reply: T) => replies.filter((each) => each.reply === reply).length
  const winner = replies.find(({ reply }) => votes(reply) > 1)
  const others = replies.filter(({ reply }) => reply !== (winner ?? replies[0])?.reply)
  if (others.length === 0) return { isUnanimous: true, agreed: replies[0]?.reply, outlier: null }
  if (!winner) return { isUnanimous: false, agreed: undefined, outlier: null }
  return { isUnanimous: false, agreed: winner.reply, outlier: others.length === 1 ? (others[0]?.host ?? null) : null }
}
