/** A calculation in steps, each with a limited number of values, so that the page handles input in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Values that one step handles. */
export const VALUES_OF_STEP = 1000

/** Runs all remaining steps of a calculation without a pause and returns its result. */
export function endOf<Result>(steps: Steps<Result>): Result {
  let next = steps.next()
  while (next.done !== true) next = steps.next()
  return next.value
}

/** Calls a function with each value, in steps. */
export function* eachInSteps<Value>(values: Iterable<Value>, work: (value: Value) => void): Steps<void> {
  let count = 0
  for (const value of values) {
    if (count === VALUES_OF_STEP) {
      yield
      count = 0
    }
    work(value)
    count += 1
  }
}

/** Returns the values of two sorted lists in order, those of the first list before equal ones of the second. */
function* merged<Value>(
  first: readonly Value[],
  second: readonly Value[],
  compare: (one: Value, other: Value) => number,
): Generator<Value, void, undefined> {
  let [at, otherAt] = [0, 0]
  while (at < first.length || otherAt < second.length) {
    const [one, other] = [first[at], second[otherAt]]
    if (one !== undefined && (other === undefined || compare(one, other) <= 0)) {
      yield one
      at += 1
    } else if (other !== undefined) {
      yield other
      otherAt += 1
    }
  }
}

/** Returns the values in order, in steps; equal ones keep their order. */
export function* sortedInSteps<Value extends object>(
  values: readonly Value[],
  compare: (one: Value, other: Value) => number,
): Steps<Value[]> {
  let runs: Value[][] = []
  for (let from = 0; from < values.length; from += VALUES_OF_STEP) {
    if (from > 0) yield
    runs.push(values.slice(from, from + VALUES_OF_STEP).toSorted(compare))
  }
  while (runs.length > 1) {
    const longer: Value[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const run: Value[] = []
      yield* eachInSteps(merged(runs[at] ?? [], runs[at + 1] ?? [], compare), (value) => run.push(value))
      longer.push(run)
    }
    runs = longer
  }
  return runs[0] ?? []
}
