import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** Functions of styled-components that take CSS as a template. */
const STYLE_FUNCTIONS: ReadonlySet<string> = new Set(['css', 'keyframes', 'createGlobalStyle', 'styled'])

const COMMENT = /\/\*[\s\S]*?\*\//g
const QUOTED = /("[^"]*"|'[^']*')/
const WHITE_SPACE = /\s+/g
/** Punctuation that needs no space on either side. A space before a colon can be part of a selector. */
const SPACE_AROUND = / ?([{};,]) ?/g
const SPACE_AFTER_COLON = /: /g

const shortened = (css: string): string =>
  css.replaceAll(WHITE_SPACE, ' ').replaceAll(SPACE_AROUND, '$1').replaceAll(SPACE_AFTER_COLON, ':')

/**
 * Returns CSS without comments and without white space that has no meaning. Quoted texts are unchanged. Every text
 * between two values of a template is shortened alone, so one space at its ends remains: it may separate values.
 */
export const leanCss = (css: string): string =>
  css
    .replaceAll(COMMENT, ' ')
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : shortened(part)))
    .join('')

/** Returns the name at the start of a tag: `styled` of `styled.a`, `styled(Link)` and `styled.a.attrs({})`. */
function nameOf(tag: ESTree.Expression): string {
  if (tag.type === 'MemberExpression') return nameOf(tag.object)
  if (tag.type === 'CallExpression') return nameOf(tag.callee)
  return tag.type === 'Identifier' ? tag.name : ''
}

/** Returns a module with the CSS of its templates shortened. */
export function leanStylesOf(code: string, path: string): string {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const texts: { start: number; css: string }[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!STYLE_FUNCTIONS.has(nameOf(tag))) return
      // A text starts after a backtick, or after the bracket of a value.
      texts.push(...quasi.quasis.map(({ start, value }) => ({ start: start + 1, css: value.raw })))
    },
  }).visit(program)
  return texts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, css }) => text.slice(0, start) + leanCss(css) + text.slice(start + css.length), code)
}

/** Shortens the CSS of the styled components, which no minifier of scripts does. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /from 'styled-components'/ },
      handler: (code, path) => ({ code: leanStylesOf(code, path), map: null }),
    },
  }
}
