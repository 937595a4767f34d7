import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createGlobalStyle, ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { leanCss, leanStyles, leanStylesOf } from '../../scripts/build/leanStyles.ts'

const folder = fileURLToPath(new URL('../../src/', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
)

/** Returns the CSS of each template of a module, with `x` for each value. */
function templatesOf(code: string): string[] {
  const found: string[] = []
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void found.push(quasi.quasis.map(({ value }) => value.raw).join('x')),
  }).visit(parseSync('a.tsx', code).program)
  return found
}

/** Returns the style sheet that a browser gets for CSS, without insignificant spaces and without its number. */
function sheetOf(css: string): string {
  const sheet = new ServerStyleSheet()
  const Style = createGlobalStyle`.block { ${css} }`
  renderToString(sheet.collectStyles(createElement(Style)))
  const [, rules = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? []
  sheet.seal()
  return rules.replaceAll(/([,:]) /g, '$1').replace(/data-styled.*/, '')
}

test('the shortened CSS of every component gives the same style sheet', () => {
  let count = 0
  for (const path of sources) {
    const code = readFileSync(folder + path, 'utf8')
    if (!code.includes("from 'styled-components'")) continue
    const before = templatesOf(code)
    const after = templatesOf(leanStylesOf(code, path))
    expect(after).toHaveLength(before.length)
    for (const [index, css] of after.entries()) expect(sheetOf(css), path).toBe(sheetOf(before[index] ?? ''))
    count += after.filter((css, index) => css.length < (before[index] ?? '').length).length
  }
  expect(count).toBeGreaterThan(150)
})

test('the comparison notices CSS of another meaning', () => {
  expect(sheetOf('color: red; a :hover { margin: 0 }')).not.toBe(sheetOf('color: red; a:hover { margin: 0 }'))
})

test.each([
  ['\n  color: red;\n  margin: 0 auto;\n', ' color:red;margin:0 auto;'],
  ['\n  /* The reason. */\n  a, b { inset: calc(1px + 2px) }', ' a,b{inset:calc(1px + 2px)}'],
  ['&:not(a) :hover > b {', '&:not(a) :hover > b{'],
  [`content: ' ,  ; ';`, `content:' ,  ; ';`],
  ['  &[data-x] ', ' &[data-x] '],
  ['@media (max-width: 599px) { x: y }', '@media (max-width:599px){x:y}'],
])('shortens %j to %j', (css, short) => {
  expect(leanCss(css)).toBe(short)
})

test('changes the templates of styled-components only', () => {
  const code = 'const a = styled(Link).attrs({})`a: ${b} c; ${css`d: e`}`\nconst f = html`g: h`'
  expect(leanStylesOf(code, 'a.ts')).toBe(
    'const a = styled(Link).attrs({})`a:${b} c;${css`d:e`}`\nconst f = html`g: h`',
  )
})

test('runs in builds only', () => {
  expect(leanStyles()).toMatchObject({ name: 'lean-styles', apply: 'build' })
})
