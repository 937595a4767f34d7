import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Dialog, type DialogProps } from '../dialog/Dialog'
import { type BackRules, type NamedView, useViewStack, type ViewStack } from './useViewStack'

/** Dialog props that a view provides. */
export type DialogView = Omit<DialogProps, 'onClose' | 'onBack'>

type Props<View extends NamedView> = {
  home: View
  start?: View
  backTo?: BackRules<View>
  onClose: () => void
  /** Returns the dialog props of the current view. */
  children: (stack: ViewStack<View>) => DialogView
}

/**
 * One dialog with several views and back navigation (trading 2.7). Screen readers read the new title on a view change.
 */
export function DialogStack<View extends NamedView>({ home, start, backTo, onClose, children }: Props<View>) {
  const stack = useViewStack({ home, start, backTo })
  const { children: content, ...dialog } = children(stack)
  return (
    <Dialog {...dialog} onClose={onClose} onBack={stack.back}>
      <ViewContent of={stack.view}>{content}</ViewContent>
    </Dialog>
  )
}

/** Scrolls each new view to its top and moves focus there, because the previously focused element is gone. */
function ViewContent({ of: view, children }: { of: NamedView; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(view)
  useLayoutEffect(() => {
    if (last.current === view) return
    last.current = view
    const dialog = place.current?.closest('dialog')
    place.current?.parentElement?.scrollTo({ top: 0 })
    const first = dialog?.querySelector<HTMLElement>('[data-focus-first]') ?? dialog
    first?.focus({ preventScroll: true })
  }, [view])
  return <div ref={place}>{children}</div>
}
