import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { registerDialog, topDialog } from './topDialog'

/** By then the page has rendered the result of closing the dialog. */
const SETTLED_AFTER_MS = 150

/**
 * The dialog's action may have removed or disabled the opener: then the dialog beneath, or the page, receives focus.
 */
function giveFocusBack(opener: Element | null): void {
  const page = document
  const catchFocus = () => {
    if (page.activeElement !== null && page.activeElement !== page.body) return
    const beneath = topDialog() ?? page.querySelector('main')
    beneath?.focus({ preventScroll: true })
  }
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  catchFocus()
  setTimeout(catchFocus, SETTLED_AFTER_MS)
}

/**
 * Opens the dialog while it is mounted, requests closing on Esc and backdrop press, and returns focus to the opener.
 * The first focus goes to the `data-focus-first` element, else to the dialog itself, so that its title is read.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const askToClose = useRef(onClose)
  useEffect(() => {
    askToClose.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const lower = registerDialog(dialog)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog
    first.focus({ preventScroll: true })

    let pressedOnVeil = false
    function press(event: Event): void {
      pressedOnVeil = event.target === dialog
    }
    function release(event: Event): void {
      // Releasing a text selection over the backdrop does not close the dialog.
      if (pressedOnVeil && event.target === dialog) askToClose.current()
    }
    function cancel(event: Event): void {
      if (event.target !== dialog) return
      event.preventDefault()
      askToClose.current()
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Handled here, because a browser lets a page prevent only the first of two consecutive cancel events.
      event.preventDefault()
      event.stopPropagation()
      askToClose.current()
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
      giveFocusBack(opener)
    }
  }, [ref])
}
