import { darkPalette, lightPalette } from './colours'

export type Theme = 'light' | 'dark' | 'system'

const SYSTEM_DARK = '(prefers-color-scheme: dark)'

let chosen: Theme = 'system'
let follows = false

function paint(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && window.matchMedia(SYSTEM_DARK).matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  const ground = (isDark ? darkPalette : lightPalette).ground
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}

/** Applies a theme to the page at once, without a render; 'system' follows the system's setting from then on. */
export function applyTheme(theme: Theme): void {
  chosen = theme
  if (!follows) {
    follows = true
    window.matchMedia(SYSTEM_DARK).addEventListener('change', paint)
  }
  paint()
}
