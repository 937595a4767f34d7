import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { registerDialog, topDialog } from './topDialog'

/** Time after which the page has rendered the result of closing the dialog. */
const SETTLED_AFTER_MS = 150

const ACTIONS = 'a[href], button:not(:disabled):not([data-figure])'

/** Returns the elements around an opener, the closest one first, up to its row, card or table. */
function placesAround(opener: Element | null): readonly Element[] {
  const row = opener?.closest('article, [role="article"], table')
  if (!row) return []
  const places: Element[] = []
  for (let place = opener?.parentElement; place && row.contains(place); place = place.parentElement) places.push(place)
  return places
}

/**
 * Returns focus to the opener. If the dialog's action removed or disabled it, focus moves to the dialog beneath, else
 * to the closest action in the opener's row, else to the page.
 */
function restoreFocus(opener: Element | null, places: readonly Element[]): void {
  const actionNear = () =>
    places.find((place) => place.isConnected && place.querySelector(ACTIONS))?.querySelector<HTMLElement>(ACTIONS)
  const focusFallback = () => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body && !activeElement.matches(':disabled')) return
    const target = topDialog() ?? actionNear() ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
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
    const places = placesAround(opener)
    const unregister = registerDialog(dialog)
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
      unregister()
      dialog.close()
      restoreFocus(opener, places)
    }
  }, [ref])
}
