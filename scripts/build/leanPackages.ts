import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The package names its development build, with warnings in it, whatever is built; the other one lies beside it. */
const router = (file: string) => fileAt(`node_modules/react-router/dist/production/${file}.mjs`)

const ROUTER_CODE = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/

/** A component made by a call, a class of a component, and the name that is given to a component for developers. */
const MADE = /^var (\w+) = (?=React\d*\.(?:forwardRef|memo)\()/gm
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm
const NAME = /^\w+\.displayName = "\w+";$/gm

/** Marks what a module of the router creates as free of side effects, so that the build leaves out what is unused. */
const markPure = (code: string): string =>
  code
    .replaceAll(MADE, 'var $1 = /* @__PURE__ */ ')
    .replaceAll(CLASS, 'var $1 = /* @__PURE__ */ (() => $2)();')
    .replaceAll(NAME, '')

/**
 * Builds with the router's production code, without the parts of it that no page uses, and draws icons without the options
 * that no icon here has (docs/decisions/0013).
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
      filter: { id: ROUTER_CODE },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  }
}
