import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { raiseDialog, topDialog } from './topDialog'

/** By then the page has drawn what the dialog's end leads to. */
const SETTLED_AFTER_MS = 150

/** The opener may be gone or switched off by what the dialog did: then the dialog beneath goes on, or the page. */
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
 * Opens the dialog while it is on the page, asks to close by Esc and backdrop, and gives the focus back to the opener.
 * The first focus goes to what carries `data-focus-first`, else to the dialog itself, so that its title is read.
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
    const lower = raiseDialog(dialog)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog
    first.focus({ preventScroll: true })

    let pressedOnVeil = false
    function press(event: Event): void {
      pressedOnVeil = event.target === dialog
    }
    function release(event: Event): void {
      // Text selected from inside and let go over the veil is no wish to close.
      if (pressedOnVeil && event.target === dialog) askToClose.current()
    }
    function cancel(event: Event): void {
      if (event.target !== dialog) return
      event.preventDefault()
      askToClose.current()
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Taken here, because a browser lets a page hold back only the first of two cancels in a row.
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
