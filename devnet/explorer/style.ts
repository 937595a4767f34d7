import { darkPalette, lightPalette, paletteVariables } from '../../src/ui/colours.ts'

/** Style sheet of the explorer: the product's colours, light or dark by the system setting. */
export const STYLE = `
:root { color-scheme: light dark; ${paletteVariables(lightPalette)} }
@media (prefers-color-scheme: dark) { :root { ${paletteVariables(darkPalette)} } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 960px; margin: 0 auto; padding: 16px; }
header a { font-weight: 600; text-decoration: none; color: var(--text); }
h1 { font-size: 24px; line-height: 1.2; margin: 8px 0 16px; overflow-wrap: anywhere; }
h2 { font-size: 20px; line-height: 1.2; margin: 32px 0 12px; }
a { color: var(--accent-2); }
a:focus-visible { outline: 2px solid var(--accent-2); outline-offset: 2px; }
dl, .scroll { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: 0; }
dl { display: grid; grid-template-columns: minmax(96px, max-content) 1fr; gap: 8px 24px; padding: 16px; }
dt { color: var(--text-quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 16px; white-space: nowrap; }
th { color: var(--text-quiet); font-weight: 400; }
tr + tr td { border-top: 1px solid var(--line); }
.good { color: var(--good); }
.warn { color: var(--warn); }
.bad { color: var(--bad); }
.quiet { color: var(--text-quiet); }
`
