import type { Layer } from './place.ts'

/**
 * Layers that each layer may import, including itself. Entry points ("by index.ts") and the own feature are checked
 * separately.
 */
export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  core: ['core'],
  state: ['core', 'state'],
  i18n: ['core', 'i18n'],
  ui: ['core', 'i18n', 'ui'],
  deployment: ['core', 'deployment'],
  chain: ['core', 'state', 'deployment', 'chain'],
  market: ['core', 'state', 'deployment', 'chain', 'market'],
  base: ['core', 'state', 'i18n', 'ui', 'deployment', 'chain', 'market', 'base'],
  feature: ['core', 'state', 'i18n', 'ui', 'deployment', 'chain', 'market', 'base'],
  app: ['core', 'state', 'i18n', 'ui', 'deployment', 'chain', 'market', 'base', 'feature', 'app'],
}

/** A place that may import a package: a layer, or a role in any layer. */
export type PackagePlace = Layer | '*.chain.ts'

const VIEW: readonly Layer[] = ['ui', 'base', 'feature', 'app']
const STORE: readonly Layer[] = ['state', 'chain', 'base', 'feature', 'app']
const CHAIN: readonly PackagePlace[] = ['chain', '*.chain.ts']

/**
 * Packages that src may import, each with its places. `#deployment/*` are the tables of the chosen deployment,
 * `virtual:*` are modules that the build computes.
 */
export const PACKAGES: ReadonlyMap<string, readonly PackagePlace[]> = new Map([
  ['react', ['i18n', 'ui', 'chain', 'market', 'base', 'feature', 'app']],
  ['react-dom', VIEW],
  ['react-router-dom', VIEW],
  ['styled-components', VIEW],
  ['lucide-react', VIEW],
  ['react-redux', STORE],
  ['@reduxjs/toolkit', STORE],
  ['ethers', CHAIN],
  ['@noble/*', ['chain']],
  ['@web3-react/*', CHAIN],
  ['@walletconnect/*', CHAIN],
  ['events', CHAIN],
  ['graphql-request', ['chain']],
  ['@pancakeswap/sdk', ['market', '*.chain.ts']],
  ['bignumber.js', ['core']],
  ['react-markdown', ['ui']],
  ['remark-gfm', ['ui']],
  ['lightweight-charts', ['base', 'feature']],
  ['uqr', ['base']],
  ['#deployment/*', ['deployment']],
  ['virtual:*', ['deployment', ...CHAIN]],
])

/** Returns the name in PACKAGES that covers an import of a package; null for a package that is not listed. */
export function packageOf(specifier: string): string | null {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const family = /^(virtual:|[@#][^/]+\/)/.exec(specifier)?.[1]
  return [name, `${family}*`].find((known) => PACKAGES.has(known)) ?? null
}
