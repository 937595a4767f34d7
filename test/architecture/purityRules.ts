import { freeNamesOf, type FreeName } from './freeNames.ts'
import { isPure, isSource, placeOf, roleOf } from './place.ts'
import { reachedFrom, runtimeImports } from './reach.ts'
import { ruleForEachFile, violationAt, type Rule, type Violation } from './rule.ts'
import type { SourceFile, SourceImport } from './sourceTree.ts'

/** Globals of the language that only compute. Every other global is I/O, the clock, randomness or the page. */
const PURE_GLOBALS: ReadonlySet<string> = new Set(
  (
    'undefined NaN Infinity Object Array Map Set WeakMap WeakSet Number BigInt String Boolean Symbol Math Date JSON ' +
    'Intl RegExp Promise Proxy Reflect Error TypeError RangeError SyntaxError AggregateError URL URLSearchParams ' +
    'TextEncoder TextDecoder ArrayBuffer DataView Uint8Array Uint32Array BigInt64Array BigUint64Array isNaN isFinite ' +
    'parseInt parseFloat encodeURIComponent decodeURIComponent structuredClone'
  ).split(' '),
)

const propertyOf = ({ parents: [parent] }: FreeName): string =>
  parent?.type === 'MemberExpression' && parent.property.type === 'Identifier' && !parent.computed
    ? parent.property.name
    : ''

const IMPURE_MEMBERS: ReadonlySet<string> = new Set(['Math.random', 'Date.now'])

/** Returns a global's use that depends on more than its arguments; null for a use that only computes. */
function impureUse(use: FreeName): string | null {
  const { name, parents } = use
  const [parent] = parents
  const property = propertyOf(use)
  if (!PURE_GLOBALS.has(name)) return name
  if (name !== 'Math' && name !== 'Date') return null
  if (IMPURE_MEMBERS.has(`${name}.${property}`)) return `${name}.${property}`
  if (parent?.type === 'CallExpression' && parent.callee.start === use.start) return 'Date of now'
  if (parent?.type === 'NewExpression') return parent.arguments.length === 0 ? 'Date of now' : null
  // A use without a named member may pass on the clock or randomness: a destructuring, an alias, a computed name.
  const isChecked = parent?.type === 'BinaryExpression' && parent.operator === 'instanceof'
  return property === '' && !isChecked ? `${name} as a value` : null
}

function impureUsesOf(file: SourceFile): Violation[] {
  return freeNamesOf(file.program).flatMap((use) => {
    const name = impureUse(use)
    return name === null ? [] : [violationAt(file, use.start, `uses ${name}`)]
  })
}

const onlyComputes = ruleForEachFile(
  {
    name: 'core and *.rules.ts are pure: no I/O, no clock, no chance',
    remedy: 'do it in chain, a hook or an updater, and pass the result in (a time as nowMs)',
  },
  (path) => isSource(path) && isPure(path),
  impureUsesOf,
)

/** Constant data of a build, and packages that only compute. */
const PURE_PACKAGE = /^(#deployment\/|virtual:|bignumber\.js$|@noble\/hashes\/sha3$|ethers$|ethers\/)/
/** Exports of ethers that read a node, send or use randomness. */
const IMPURE_ETHERS = /Provider$|Signer$|Wallet|^Contract|^Fetch|^random|Plugin$|^ethers$|^\*$/

function impureImport({ specifier, target, names }: SourceImport): string | null {
  if (target !== null) return null
  if (!PURE_PACKAGE.test(specifier)) return specifier
  const impure = specifier.startsWith('ethers') ? names.find((name) => IMPURE_ETHERS.test(name)) : undefined
  return impure === undefined ? null : `${impure} of ${specifier}`
}

const from = (way: readonly string[]): string => way.slice(1).join(' -> ')

const reachesNoIo = ruleForEachFile(
  {
    name: 'core and *.rules.ts reach no I/O through their imports',
    remedy: 'move what only computes into a file of its own, and import that; or import the type alone',
  },
  (path) => isSource(path) && isPure(path),
  (file, tree) =>
    reachedFrom(tree, file).flatMap(({ file: reached, way }) => {
      const packages = runtimeImports(reached).flatMap((entry) => impureImport(entry) ?? [])
      const uses = reached === file ? [] : impureUsesOf(reached).map(({ found }) => found.replace('uses ', ''))
      const [found] = [...packages, ...uses]
      if (found === undefined) return []
      const line = file.imports.find(({ target }) => target !== null && target === way[1])?.line ?? 1
      return [{ file: file.path, line, found: `reaches ${found}${way.length > 1 ? ` by ${from(way)}` : ''}` }]
    }),
)

const VIEW_LAYERS: ReadonlySet<string> = new Set(['ui', 'i18n', 'app'])

const noScreenBelow = ruleForEachFile(
  {
    name: '*.chain.ts and *.rules.ts import neither ui nor i18n',
    remedy: 'move the shared value into core; texts and screens belong to components',
  },
  (path) => isSource(path) && ['chain', 'rules'].includes(roleOf(path)),
  (file) =>
    file.imports
      .filter(({ target }) => target !== null && VIEW_LAYERS.has(placeOf(target)?.layer ?? ''))
      .map(({ target, line }) => ({ file: file.path, line, found: `imports ${target}` })),
)

const VIEW_PACKAGE =
  /^(react|react-dom|react-redux|react-router-dom|styled-components|lucide-react|@reduxjs\/toolkit)(\/|$)/

const chainReachesNoScreen = ruleForEachFile(
  {
    name: '*.chain.ts reaches no screen and no store through its imports',
    remedy: 'import the function from a file without a hook or a component, not from one with them',
  },
  (path) => isSource(path) && roleOf(path) === 'chain',
  (file, tree) =>
    reachedFrom(tree, file).flatMap(({ file: reached, way }) => {
      const layer = placeOf(reached.path)?.layer ?? ''
      const found = VIEW_LAYERS.has(layer)
        ? reached.path
        : runtimeImports(reached).find(({ specifier }) => VIEW_PACKAGE.test(specifier))?.specifier
      if (found === undefined || reached === file) return []
      return [{ file: file.path, line: 1, found: `reaches ${found} by ${from(way)}` }]
    }),
)

export const purityRules: readonly Rule[] = [onlyComputes, reachesNoIo, noScreenBelow, chainReachesNoScreen]
