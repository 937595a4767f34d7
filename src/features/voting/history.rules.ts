import { eachInSteps, sortedInSteps, type Steps } from '../../core/steps'
import { isCounted, type JudgedVote } from './tally.rules'

/** Counted power at a time. */
export interface HistoryPoint {
  /** Seconds since 1970. */
  timeS: number
  /** Power of all choices, in the smallest unit. */
  totalRaw: bigint
  /** Power by which the first choice leads the second. */
  leadRaw: bigint
}

/** Returns by how much the greatest of some powers exceeds the second greatest. */
export function leadOf(choicesRaw: Iterable<bigint>): bigint {
  let [first, second] = [0n, 0n]
  for (const raw of choicesRaw) {
    if (raw > first) [first, second] = [raw, first]
    else if (raw > second) second = raw
  }
  return first - second
}

/** Number of time steps in the chart; at its width, more could not be distinguished. */
const MOST_POINTS = 120

/**
 * Returns counted power and lead over time, from the votes that count now: votes that their accounts replaced are not
 * included. The first point is the start of the voting; times are in seconds.
 */
export function* powerHistory(
  votes: readonly JudgedVote[],
  { fromS, untilS }: { fromS: number; untilS: number },
): Steps<HistoryPoint[]> {
  const rawOfChoice = new Map<number | null, bigint>()
  const counted = yield* sortedInSteps(votes.filter(isCounted), (one, other) => one.createdS - other.createdS)
  const stepS = Math.max(1, (untilS - fromS) / MOST_POINTS)
  const points: HistoryPoint[] = [{ timeS: fromS, totalRaw: 0n, leadRaw: 0n }]
  let totalRaw = 0n
  yield* eachInSteps(counted, ({ choice, powerRaw, createdS }) => {
    rawOfChoice.set(choice, (rawOfChoice.get(choice) ?? 0n) + powerRaw)
    totalRaw += powerRaw
    const timeS = Math.min(Math.max(createdS, fromS), untilS)
    const last = points.at(-1)
    const point = { timeS, totalRaw, leadRaw: leadOf(rawOfChoice.values()) }
    // Votes of one time step share a point: its time is that of the first, its powers those after the last. The start
    // remains a point of its own.
    if (last && points.length > 1 && timeS - last.timeS < stepS)
      points[points.length - 1] = { ...point, timeS: last.timeS }
    else points.push(point)
  })
  const last = points.at(-1)
  return last && last.timeS < untilS ? [...points, { ...last, timeS: untilS }] : points
}

/** Width and height of the drawing, in its own units. */
export const DRAWING = { width: 300, height: 100 } as const

/** Returns the SVG path of a line of steps: each power holds until the next vote. */
export function stepsPath(
  points: readonly HistoryPoint[],
  powerOf: (point: HistoryPoint) => bigint,
  highestRaw: bigint,
): string {
  const [fromS, untilS] = [points[0]?.timeS ?? 0, points.at(-1)?.timeS ?? 0]
  const xOf = ({ timeS }: HistoryPoint) =>
    untilS === fromS ? 0 : Math.round(((timeS - fromS) / (untilS - fromS)) * DRAWING.width)
  return points
    .map(
      (point, index) =>
        `${index === 0 ? 'M' : 'H'}${xOf(point)}${index === 0 ? ' ' : 'V'}${yOf(powerOf(point), highestRaw)}`,
    )
    .join('')
}

/** Returns the y coordinate of a power in the drawing; the highest power is at the top, at 0. */
export const yOf = (raw: bigint, highestRaw: bigint): number =>
  highestRaw === 0n ? DRAWING.height : DRAWING.height - Number((raw * BigInt(DRAWING.height)) / highestRaw)
