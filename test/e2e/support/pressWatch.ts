import type { BrowserContext } from '@playwright/test'

/** Returns a list that receives every lost press on any page of a context: a control was pressed and got no click. */
export async function watchPresses(context: BrowserContext): Promise<string[]> {
  const lost: string[] = []
  context.on('console', (message) => {
    if (message.text().startsWith('lost press:')) lost.push(message.text())
  })
  await context.addInitScript(() => {
    const CONTROLS = 'button, a[href], input, select, textarea, label, summary, [role="option"], [role="tab"]'
    const describe = (control: Element) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const words = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
      return `${control.localName} "${words}" at ${[x, y, width, height].map(Math.round).join(' ')}`
    }
    let pressed: { control: Element; before: string; x: number; y: number; isClicked: boolean } | null = null
    addEventListener(
      'mousedown',
      ({ target, clientX, clientY }) => {
        const control = target instanceof Element ? target.closest(CONTROLS) : null
        pressed = control && {
          ...{ control, before: describe(control), x: clientX, y: clientY, isClicked: false },
        }
      },
      true,
    )
    addEventListener(
      'click',
      (event) => {
        if (pressed && event.composedPath().includes(pressed.control)) pressed.isClicked = true
      },
      true,
    )
    addEventListener(
      'mouseup',
      ({ clientX, clientY }) => {
        const press = pressed
        setTimeout(() => {
          if (!press || press.isClicked || Math.hypot(clientX - press.x, clientY - press.y) > 4) return
          const top = [...document.querySelectorAll('dialog:modal')].at(-1)
          // The dialog has opened during the press and covers the control.
          if (press.control.isConnected && top && !top.contains(press.control)) return
          const after = press.control.isConnected ? describe(press.control) : 'removed'
          console.error(`lost press: ${press.before} (pressed at ${press.x} ${press.y}), then ${after}`)
        })
      },
      true,
    )
  })
  return lost
}
