/** View settings of a list of farms or pools (yield 2); persisted. */
export interface ListChoices<Sort extends string> {
  view: ListView
  isStakedOnly: boolean
  sort: Sort
}

export type ListView = 'table' | 'cards'

/** yield 2: table by default. */
const DEFAULT_VIEW: ListView = 'table'

const VIEWS: readonly unknown[] = ['table', 'cards'] satisfies ListView[]

interface Chosen<Value> {
  type: string
  payload: Value
}

/** Creates the slice reducers of such a list; each sets one choice. */
export const listChoiceEvents = <Sort extends string>() => ({
  viewChosen(state: ListChoices<Sort>, { payload }: Chosen<ListView>) {
    state.view = payload
  },
  stakedOnlySet(state: ListChoices<Sort>, { payload }: Chosen<boolean>) {
    state.isStakedOnly = payload
  },
  sortChosen(state: ListChoices<Sort>, { payload }: Chosen<Sort>) {
    state.sort = payload
  },
})

/** Parses the choices from stored data of any shape. The default sort is the first of `sorts`. */
export function readListChoices<Sort extends string>(
  stored: unknown,
  sorts: readonly [Sort, ...Sort[]],
): ListChoices<Sort> {
  const { view, isStakedOnly, sort }: Partial<Record<keyof ListChoices<Sort>, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  return {
    view: VIEWS.includes(view) ? (view as ListView) : DEFAULT_VIEW,
    isStakedOnly: isStakedOnly === true,
    sort: sorts.find((each) => each === sort) ?? sorts[0],
  }
}

/** Persisted fields of a list's choices. */
export const CHOICE_FIELDS = ['view', 'isStakedOnly', 'sort'] as const
