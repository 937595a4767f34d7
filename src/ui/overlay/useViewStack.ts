import { useState } from 'react'

/** Something a dialog shows, by its name, with what it is about. */
export type NamedView = { name: string }

/** Where back leads from a view, whatever came before it; from all others it leads to the view before. */
export type BackRules<View extends NamedView> = { readonly [Name in View['name']]?: View }

/** Answers what is left of a stack of views after back; the last one is in sight, and `home` is under them all. */
export function stackAfterBack<View extends NamedView>(
  stack: readonly View[],
  home: View,
  rules: BackRules<View>,
): readonly View[] {
  const shown = stack.at(-1) ?? home
  const name: View['name'] = shown.name
  const target = rules[name]
  if (!target) return stack.length > 1 ? stack.slice(0, -1) : [home]
  const place = stack.findLastIndex((view) => view.name === target.name)
  return place < 0 ? [target] : stack.slice(0, place + 1)
}

export interface ViewStack<View extends NamedView> {
  view: View
  open: (view: View) => void
  /** Undefined at home, where only closing is left. */
  back: (() => void) | undefined
}

type Options<View extends NamedView> = {
  home: View
  /** The first view, where that is not home. */
  start?: View | undefined
  backTo?: BackRules<View> | undefined
}

/** Holds the views of one dialog, one upon the other (trading 2.7). */
export function useViewStack<View extends NamedView>({
  home,
  start = home,
  backTo = {},
}: Options<View>): ViewStack<View> {
  const [stack, setStack] = useState<readonly View[]>([start])
  const view = stack.at(-1) ?? home
  const isHome = view.name === home.name
  return {
    view,
    open: (next) => setStack((before) => [...before, next]),
    back: isHome ? undefined : () => setStack((before) => stackAfterBack(before, home, backTo)),
  }
}
