import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { leanToolkit, TOOLKIT_CODE } from './leanToolkit.ts'

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The package exports its development build, with warnings, in every mode; the production build is in the folder beside it.
 */
const router = (file: string) => fileAt(`node_modules/react-router/dist/production/${file}.mjs`)

const ROUTER_CODE = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/

/** Patterns in the router's code: a component returned by a call, a component class, and a displayName assignment. */
const CALL_COMPONENT = /^var (\w+) = (?=React\d*\.(?:forwardRef|memo)\()/gm
const CLASS_COMPONENT = /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Adds vendor prefixes for browsers below the floor. styled-components uses it only on request, which no page here makes. */
const PREFIXER = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/
const NO_PREFIXER = 'export const prefix = (value) => value\n'

/**
 * Parses queries for the names of their operations, and prints parsed ones. src/chain/services/queryGraph.ts sends texts
 * without names.
 */
const QUERY_DOCUMENTS = /[\\/]graphql-request[\\/]build[\\/]legacy[\\/]helpers[\\/]analyzeDocument\.js$/

/** Also registers how a tree becomes markdown again, which no page does. */
const MARKDOWN_TABLES = /[\\/]remark-gfm[\\/]lib[\\/]index\.js$/

/** Copies a tree by a package of its own; every browser of the floor has structuredClone. */
const MARKDOWN_COPIES = /[\\/]mdast-util-to-hast[\\/]lib[\\/](?:footer|state)\.js$/

/** Names the attributes of SVG elements, which no markdown contains. */
const MARKDOWN_ELEMENTS = /[\\/](?:property-information[\\/]index|hast-util-to-jsx-runtime[\\/]lib[\\/]index)\.js$/

/** Returns code with each text replaced. Throws if one does not occur: another release must be read first. */
function replaceAllOf(code: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The package no longer contains: ${from}`)
    return changed.replace(from, to)
  }, code)
}

const leanQueries = (code: string): string =>
  replaceAllOf(code, [
    [`import { parse } from 'graphql';`, 'const parse = String;'],
    [`import { print } from 'graphql';`, 'const print = String;'],
  ])

const leanMarkdown = (code: string): string =>
  replaceAllOf(code, [
    ['import {gfmFromMarkdown, gfmToMarkdown}', 'import {gfmFromMarkdown}'],
    ['toMarkdownExtensions.push(gfmToMarkdown(settings))', ''],
  ])

const leanCopies = (code: string): string =>
  replaceAllOf(code, [["import structuredClone from '@ungap/structured-clone'", '']])

const leanElements = (code: string): string =>
  code.includes('svgBase')
    ? replaceAllOf(code, [
        ["import {svg as svgBase} from './lib/svg.js'", ''],
        ["export const svg = merge([aria, svgBase, xlink, xmlns, xml], 'svg')", ''],
      ])
    : replaceAllOf(code, [['import {find, hastToReact, html, svg}', 'import {find, hastToReact, html, html as svg}']])

/** Marks the router's components as free of side effects, so that the bundler drops unused ones. */
const markPure = (code: string): string =>
  code
    .replaceAll(CALL_COMPONENT, 'var $1 = /* @__PURE__ */ ')
    .replaceAll(CLASS_COMPONENT, 'var $1 = /* @__PURE__ */ (() => $2)();')
    .replaceAll(DISPLAY_NAME, '')

/** Files of packages, and how their code changes. */
const CHANGES = [
  { file: ROUTER_CODE, lean: markPure },
  { file: PREFIXER, lean: () => NO_PREFIXER },
  { file: TOOLKIT_CODE, lean: leanToolkit },
  { file: QUERY_DOCUMENTS, lean: leanQueries },
  { file: MARKDOWN_TABLES, lean: leanMarkdown },
  { file: MARKDOWN_COPIES, lean: leanCopies },
  { file: MARKDOWN_ELEMENTS, lean: leanElements },
]

/**
 * Builds with the router's production code. Omits the unused parts of the router, Redux Toolkit, the styles' compiler,
 * graphql-request and the markdown packages. Replaces the icon factory by one without the options that no icon here
 * uses (docs/decisions/0013).
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: router('index') },
          { find: /^react-router\/dom$/, replacement: router('dom-export') },
          { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: fileAt('vendor/browser/lucideIcon.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: CHANGES.map(({ file }) => file) },
      handler(code, id) {
        const change = CHANGES.find(({ file }) => file.test(id))
        return change && { code: change.lean(code), map: null }
      },
    },
  }
}
