/** The numbers of tickets: as the contract stores them, as they are displayed, and how they match (protocol 4.2). */

/** Digits of a ticket, and so brackets of a round. */
export const DIGITS = 6

const RANGE = 10 ** DIGITS

/** Smallest number as the contract stores it: a leading 1, then six digits. */
const FIRST_NUMBER = RANGE

/** A random value below this limit is uniform over the range; one above is drawn again. */
const UNIFORM_LIMIT = Math.floor(2 ** 32 / RANGE) * RANGE

const SIX_DIGITS = /^\d{6}$/

const reversed = (digits: string): string => digits.split('').toReversed().join('')

/** Returns the six displayed digits of a stored number, without its leading 1 and in reversed order (games 2.6.2). */
export const digitsOf = (number: number): string => reversed(String(number).slice(1))

/** Returns the stored number of six displayed digits; null for any other text. */
export const numberOf = (digits: string): number | null =>
  SIX_DIGITS.test(digits) ? FIRST_NUMBER + Number(reversed(digits)) : null

/**
 * Returns how many displayed digits of a number equal those of the final number, from the first up to the first miss.
 */
export function matchedDigits(number: number, finalNumber: number): number {
  const [own, drawn] = [digitsOf(number), digitsOf(finalNumber)]
  let matched = 0
  while (matched < DIGITS && own[matched] === drawn[matched]) matched += 1
  return matched
}

/** Returns the highest bracket that a number matches; -1 means no prize (protocol 4.2.1). */
export const bracketOf = (number: number, finalNumber: number): number => matchedDigits(number, finalNumber) - 1

/** Returns the positions of tickets whose number another ticket before them has (games 5.3). */
export function duplicatePositions(numbers: readonly (number | null)[]): number[] {
  const seen = new Set<number>()
  return numbers.flatMap((number, position) => {
    if (number === null) return []
    if (seen.has(number)) return [position]
    seen.add(number)
    return []
  })
}

/**
 * Returns `count` different random numbers, none of `taken`. `fillRandom` fills an array with random values of 32 bits;
 * values that would make some numbers likelier are rejected. Throws for more numbers than are left.
 */
export function randomNumbers(
  count: number,
  taken: readonly number[],
  fillRandom: (values: Uint32Array<ArrayBuffer>) => unknown,
): number[] {
  const used = new Set(taken)
  if (count > RANGE - used.size) throw new Error('There are not that many numbers')
  const chosen: number[] = []
  while (chosen.length < count) {
    const values = new Uint32Array(count - chosen.length)
    fillRandom(values)
    for (const value of values) {
      const number = FIRST_NUMBER + (value % RANGE)
      if (value >= UNIFORM_LIMIT || used.has(number)) continue
      used.add(number)
      chosen.push(number)
    }
  }
  return chosen
}
