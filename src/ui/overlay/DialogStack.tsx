import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Dialog, type DialogProps } from '../dialog/Dialog'
import { type BackRules, type NamedView, useViewStack, type ViewStack } from './useViewStack'

/** What a view puts into the dialog. */
export type DialogView = Omit<DialogProps, 'onClose' | 'onBack'>

type Props<View extends NamedView> = {
  home: View
  start?: View
  backTo?: BackRules<View>
  onClose: () => void
  /** Answers what the view in sight shows. */
  children: (stack: ViewStack<View>) => DialogView
}

/** One dialog with several views and the way back between them (trading 2.7); a change of view is heard as a new title. */
export function DialogStack<View extends NamedView>({ home, start, backTo, onClose, children }: Props<View>) {
  const stack = useViewStack({ home, start, backTo })
  const { children: content, ...dialog } = children(stack)
  return (
    <Dialog {...dialog} onClose={onClose} onBack={stack.back}>
      <Entered of={stack.view}>{content}</Entered>
    </Dialog>
  )
}

/** Begins each view at its top, with the focus where a dialog's first focus goes: what had it before is gone. */
function Entered({ of: view, children }: { of: NamedView; children: ReactNode }) {
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
