import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Deployment } from '../../src/deployment/deployment.ts'

const MODULE = '\0first-facts'
/** Modules of every visit that read the table; `laterFacts.ts` reads it whole. */
const READERS = /\/src\/deployment\/(deployment|contracts)\.ts$/
const CONTRACTS = new URL('../../src/deployment/contracts.ts', import.meta.url)

/** Returns the contracts that a module of typed addresses names. */
export const contractsNamedIn = (code: string): string[] =>
  [...code.matchAll(/\bcontracts(?:\.(\w+)|\['(\w+)'\])/g)].map(([, dotted, quoted]) => dotted ?? quoted ?? '')

/**
 * Returns the facts of deployment.json that every visit needs. Contracts of areas, keys, and the names of areas that
 * are not enabled are left out.
 */
export function firstFactsOf({ demoWallet: _keys, contracts, areas, ...facts }: Deployment, names: readonly string[]) {
  const own = Object.entries(contracts).filter(([name]) => names.includes(name))
  const enabled = Object.entries(areas).filter(([, isEnabled]) => isEnabled)
  return { ...facts, areas: Object.fromEntries(enabled), contracts: Object.fromEntries(own) }
}

/** Omits the facts that no first visit needs from its code, because addresses hardly compress. */
export function firstFacts(directory: string): Plugin {
  const file = join(directory, 'deployment.json')
  return {
    name: 'first-facts',
    enforce: 'pre',
    // The alias of #deployment is already replaced.
    resolveId: (source, importer = '') => (source === file && READERS.test(importer) ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null
      this.addWatchFile(file)
      const names = contractsNamedIn(readFileSync(CONTRACTS, 'utf8'))
      return `export default ${JSON.stringify(firstFactsOf(JSON.parse(readFileSync(file, 'utf8')) as Deployment, names))}`
    },
  }
}
