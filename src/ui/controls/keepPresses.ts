const CONTROLS = 'button, a[href], label, summary, input, select, [role="option"]'

/** Distance in CSS pixels up to which a pointer counts as held still. */
const STILL_PX = 8

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null)

/**
 * A press activates the control that it started on, also when an update of the page moves that control before the
 * release. A browser would send such a click to a common ancestor, or on a touch screen to whatever is under the finger
 * by then. A pointer that itself leaves the control cancels the press, as always. Returns a function that stops this.
 */
export function keepPresses(page: Window = window): () => void {
  let press: { control: HTMLElement; x: number; y: number } | null = null

  function start(event: PointerEvent): void {
    const control = event.isPrimary && event.button === 0 ? controlOf(event) : null
    press = control && { control, x: event.clientX, y: event.clientY }
  }
  function click(event: MouseEvent): void {
    // A click of the keyboard or of code has no press.
    if (!event.isTrusted || event.detail === 0 || !press) return
    const { control, x, y } = press
    press = null
    if (event.composedPath().includes(control)) return
    if (!control.isConnected || Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.dispatchEvent(new MouseEvent('click', event))
  }

  page.addEventListener('pointerdown', start, true)
  page.addEventListener('click', click, true)
  return () => {
    page.removeEventListener('pointerdown', start, true)
    page.removeEventListener('click', click, true)
  }
}
