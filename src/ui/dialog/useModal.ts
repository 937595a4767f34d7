import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { registerDialog, topDialog } from './topDialog'

/** Time after which the page has rendered the result of closing the dialog. */
const SETTLED_AFTER_MS = 150

/**
 * The dialog's action may have removed or disabled the opener: then the dialog beneath, or the page, receives focus.
 */
function restoreFocus(opener: Element | null): void {
  const focusFallback = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const beneath = topDialog() ?? document.querySelector('main')
    beneath?.focus({ preventScroll: true })
  }
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  focusFallback()
  setTimeout(focusFallback, SETTLED_AFTER_MS)
}

/**
 * Opens the dialog while it is mounted, requests closing on Esc and backdrop press, and returns focus to the opener.
 * The first focus goes to the `data-focus-first` element, else to the dialog itself, so that its title is read.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const onCloseRef = useRef(onClose)
  useEffect(() => {
    onCloseRef.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const lower = registerDialog(dialog)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog
    first.focus({ preventScroll: true })

    let pressedOnBackdrop = false
    function press(event: Event): void {
      pressedOnBackdrop = event.target === dialog
    }
    function release(event: Event): void {
      // Releasing a text selection over the backdrop does not close the dialog.
      if (pressedOnBackdrop && event.target === dialog) onCloseRef.current()
    }
    function cancel(event: Event): void {
      if (event.target !== dialog) return
      event.preventDefault()
      onCloseRef.current()
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Handled here, because a browser lets a page prevent only the first of two consecutive cancel events.
      event.preventDefault()
      event.stopPropagation()
      onCloseRef.current()
    }
    dialog.addEventListener('pointerdown', press)
    dialog.addEventListener('click', release)
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('keydown', key)
    return () => {
      dialog.removeEventListener('pointerdown', press)
      dialog.removeEventListener('click', release)
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('keydown', key)
      lower()
      dialog.close()
      restoreFocus(opener)
    }
  }, [ref])
}
