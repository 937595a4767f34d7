import { topDialog } from '../dialog/topDialog'

const CONTROLS = 'button, a[href], label, summary, input, select, [role="option"]'

/** Distance in CSS pixels up to which a pointer counts as held still. */
const STILL_PX = 8

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null)

/** Whether a control is still on the page, and not behind a dialog that has opened meanwhile. */
const isReachable = (control: HTMLElement): boolean =>
  control.getClientRects().length > 0 && (topDialog() ?? document).contains(control)

/**
 * A press activates the control that it started on, also when an update of the page moves that control before the
 * release. A browser would send such a click to a common ancestor, or on a touch screen to whatever is under the finger
 * by then. A pointer that itself leaves the control cancels the press, as always. Called once, for the whole page.
 */
export function keepPresses(): void {
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
    if (!isReachable(control) || Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.dispatchEvent(new MouseEvent('click', event))
  }

  addEventListener('pointerdown', start, true)
  addEventListener('click', click, true)
}
