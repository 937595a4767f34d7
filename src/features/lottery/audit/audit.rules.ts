/** What a draw has to satisfy, computed from the chain's events and tickets alone (protocol 4.3.4 to 4.3.7). */

const RANGE = 1_000_000n
const FIRST_NUMBER = 1_000_000

/** Returns the number that a random value draws (protocol 4.3.5). */
export const drawnNumber = (randomRaw: bigint): number => FIRST_NUMBER + Number(randomRaw % RANGE)

/** Event that fulfils a request of the generator: the words after its topic, of which the last is the random value. */
export interface Fulfilment {
  hash: string
  words: readonly string[]
}

/**
 * Returns the fulfilment of a request, with the number that it draws: the one whose id is among the words of the
 * request's events. Null without one.
 */
export function fulfilmentOf(
  requestWords: readonly string[],
  fulfilments: readonly Fulfilment[],
): { hash: string; number: number } | null {
  const requested = new Set(requestWords)
  const found = fulfilments.find(({ words: [requestId] }) => requestId !== undefined && requested.has(requestId))
  const random = found?.words.at(-1)
  return found && random !== undefined && found.words.length > 1
    ? { hash: found.hash, number: drawnNumber(BigInt(random)) }
    : null
}

/** Returns the ids of the tickets of a round, in groups of at most `size`. */
export function ticketIdGroups(firstId: bigint, nextId: bigint, size: number): bigint[][] {
  const groups: bigint[][] = []
  for (let first = firstId; first < nextId; first += BigInt(size)) {
    const last = first + BigInt(size) < nextId ? first + BigInt(size) : nextId
    groups.push(Array.from({ length: Number(last - first) }, (_, at) => first + BigInt(at)))
  }
  return groups
}
