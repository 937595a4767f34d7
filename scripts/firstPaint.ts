import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Deployment } from '../src/deployment/deployment.ts'
import { darkPalette, lightPalette, type Palette } from '../src/ui/colours.ts'

const colours = ({ ground, surface, line, text }: Palette): string =>
  `--ground:${ground};--surface:${surface};--line:${line};--text:${text}`

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Styles of the page until its code has loaded, in the colours of the design system; the app replaces all of it. */
const styles = `:root{color-scheme:light dark;${colours(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${colours(darkPalette)}}}
body{margin:0;background:var(--ground);color:var(--text);font-family:system-ui,sans-serif}
.first-bar{display:flex;align-items:center;gap:8px;box-sizing:border-box;height:56px;padding-inline:16px;background:var(--surface);border-block-end:1px solid var(--line);font-size:20px;font-weight:750;letter-spacing:-.02em}
.first-bar::before{content:'';inline-size:28px;block-size:28px;background:url(../favicon.svg) center/contain}
.first-card{display:block;box-sizing:border-box;max-width:480px;height:428px;margin:108px auto;background:var(--surface);border:1px solid var(--line);border-radius:20px}
@media (max-width:679px){.first-bar{padding-inline:12px}.first-places{display:block;position:fixed;inset-block-end:0;inset-inline:0;height:56px;background:var(--surface);border-block-start:1px solid var(--line)}}
@media (max-width:599px){.first-bar span{display:none}.first-card{height:449px;margin:92px 12px}}
.first-failed{box-sizing:border-box;max-width:480px;margin:108px auto;padding:16px}
@media (max-height:499px){.first-places{display:none}}
`

const fileName = `assets/first-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`

/**
 * Renders the bars and an empty card as plain HTML, so that a slow machine shows the product at once. Writes the product's
 * version into the page.
 */
export function firstPaint({ productName }: Deployment): Plugin {
  let base = '/'
  // Hidden until the styles apply: unstyled text would look worse than nothing.
  const markup = `<div class="first-bar" hidden><span>${productName}</span></div><div class="first-card" hidden></div><div class="first-places" hidden></div>`
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: styles })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace('<div id="root"></div>', `<div id="root">${markup}</div>`),
        tags: [
          { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}${fileName}` }, injectTo: 'head' },
          { tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' },
        ],
      }),
    },
  }
}
