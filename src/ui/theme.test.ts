// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { darkPalette, lightPalette } from './colours'
import { applyTheme } from './theme'

/** Fake of the system's colour scheme, which a test page cannot change. */
class MachineSetting extends EventTarget implements MediaQueryList {
  matches = false
  readonly media = '(prefers-color-scheme: dark)'
  onchange = null
  addListener(): void {}
  removeListener(): void {}

  turn(isDark: boolean): void {
    this.matches = isDark
    this.dispatchEvent(new Event('change'))
  }
}

const machine = new MachineSetting()
const shown = () => document.documentElement.dataset['theme']

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(machine)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('applyTheme', () => {
  it('shows the chosen theme, whatever the system prefers', () => {
    machine.turn(true)
    applyTheme('light')
    expect(shown()).toBe('light')
    machine.turn(false)
    applyTheme('dark')
    machine.turn(true)
    machine.turn(false)
    expect(shown()).toBe('dark')
  })

  it("follows the system's theme where 'system' was chosen", () => {
    machine.turn(false)
    applyTheme('system')
    expect(shown()).toBe('light')
    machine.turn(true)
    expect(shown()).toBe('dark')
    machine.turn(false)
    expect(shown()).toBe('light')
  })

  it("sets the browser's theme colour to the background", () => {
    const meta = document.head.appendChild(document.createElement('meta'))
    meta.name = 'theme-color'
    applyTheme('dark')
    expect(meta.content).toBe(darkPalette.ground)
    applyTheme('light')
    expect(meta.content).toBe(lightPalette.ground)
    meta.remove()
  })
})
