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

/** Marks the router's components as free of side effects, so that the bundler drops unused ones. */
const markPure = (code: string): string =>
  code
    .replaceAll(CALL_COMPONENT, 'var $1 = /* @__PURE__ */ ')
    .replaceAll(CLASS_COMPONENT, 'var $1 = /* @__PURE__ */ (() => $2)();')
    .replaceAll(DISPLAY_NAME, '')

/**
 * Builds with the router's production code and without the unused parts of the router, of Redux Toolkit and of the
 * styles' compiler. Replaces the icon factory by one without the options that no icon here uses (docs/decisions/0013).
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
      filter: { id: [ROUTER_CODE, PREFIXER, TOOLKIT_CODE] },
      handler(code, id) {
        if (PREFIXER.test(id)) return { code: NO_PREFIXER, map: null }
        return { code: TOOLKIT_CODE.test(id) ? leanToolkit(code) : markPure(code), map: null }
      },
    },
  }
}
