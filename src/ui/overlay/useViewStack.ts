import { useState } from 'react'

/** A view of a dialog, by name, with its parameters. */
export type NamedView = { name: string }

/** Target of the back button per view; a view without a rule returns to the previous view. */
export type BackRules<View extends NamedView> = { readonly [Name in View['name']]?: View }

/** Returns the stack of views after going back; the last one is visible, and `home` is below them all. */
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
  /** Undefined on the home view, which can only be closed. */
  back: (() => void) | undefined
}

type Options<View extends NamedView> = {
  home: View
  /** The first view, if it is not home. */
  start?: View | undefined
  backTo?: BackRules<View> | undefined
}

/** Manages the stack of views of one dialog (trading 2.7). */
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
