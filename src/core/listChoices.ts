/** How a list of farms or pools is looked at (yield 2); stored. */
export interface ListChoices<Sort extends string> {
  view: ListView
  isStakedOnly: boolean
  sort: Sort
}

export type ListView = 'table' | 'cards'

/** yield 2: a table unless chosen otherwise. */
const DEFAULT_VIEW: ListView = 'table'

const VIEWS: readonly unknown[] = ['table', 'cards'] satisfies ListView[]

interface Chosen<Value> {
  type: string
  payload: Value
}

/** Answers the events of such a list for a slice: each writes what was chosen. */
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

/** Answers the choices in stored data of any shape; the first sort unless another one of them was chosen. */
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

/** The fields of a list's choices that are stored. */
export const CHOICE_FIELDS = ['view', 'isStakedOnly', 'sort'] as const
