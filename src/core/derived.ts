/**
 * Creates a memoised selector that recomputes only when an input changed, so that its result keeps its identity. A
 * result that is equal to the previous one by `isSame` is replaced by the previous one.
 */
export function derived<State, One, Result>(
  inputs: readonly [(state: State) => One],
  compute: (one: One) => Result,
  isSame?: (one: Result, other: Result) => boolean,
): (state: State) => Result
export function derived<State, One, Two, Result>(
  inputs: readonly [(state: State) => One, (state: State) => Two],
  compute: (one: One, two: Two) => Result,
  isSame?: (one: Result, other: Result) => boolean,
): (state: State) => Result
export function derived<State, Result>(
  inputs: readonly ((state: State) => unknown)[],
  compute: (...values: never[]) => Result,
  isSame: (one: Result, other: Result) => boolean = Object.is,
): (state: State) => Result {
  let last: { values: readonly unknown[]; result: Result } | null = null
  return (state) => {
    const values = inputs.map((input) => input(state))
    if (last && values.every((value, place) => Object.is(value, last?.values[place]))) return last.result
    const result = compute(...(values as never[]))
    last = { values, result: last && isSame(last.result, result) ? last.result : result }
    return last.result
  }
}
