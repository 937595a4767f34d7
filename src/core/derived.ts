/**
 * Creates a memoised selector that recomputes only when an input changed, so that its result keeps its identity. A
 * result that is equal to the previous one by `isSame` is replaced by the previous one.
 */
export function derived<State, One, Answer>(
  inputs: readonly [(state: State) => One],
  compute: (one: One) => Answer,
  isSame?: (one: Answer, other: Answer) => boolean,
): (state: State) => Answer
export function derived<State, One, Two, Answer>(
  inputs: readonly [(state: State) => One, (state: State) => Two],
  compute: (one: One, two: Two) => Answer,
  isSame?: (one: Answer, other: Answer) => boolean,
): (state: State) => Answer
export function derived<State, Answer>(
  inputs: readonly ((state: State) => unknown)[],
  compute: (...values: never[]) => Answer,
  isSame: (one: Answer, other: Answer) => boolean = Object.is,
): (state: State) => Answer {
  let last: { values: readonly unknown[]; answer: Answer } | null = null
  return (state) => {
    const values = inputs.map((input) => input(state))
    if (last && values.every((value, place) => Object.is(value, last?.values[place]))) return last.answer
    const answer = compute(...(values as never[]))
    last = { values, answer: last && isSame(last.answer, answer) ? last.answer : answer }
    return last.answer
  }
}
