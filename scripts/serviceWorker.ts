import { fileURLToPath } from 'node:url'
import { scriptCode } from './build/inlineCode.ts'

const source = fileURLToPath(new URL('../src/app/offline/worker/worker.ts', import.meta.url))

/** Path of the worker in a build. */
export const WORKER_FILE = 'sw.js'

/**
 * Files that the worker caches in advance. Files in neither list always come from the host, the worker's kill switch too.
 * The chunk of WalletConnect is the largest (120 KiB, gzip), and few users need it.
 */
const IN_ADVANCE = /^assets\/(?!WalletConnectWallet-).*(?<!\.map)$|^favicon\.svg$/
const ON_DEMAND = /^(locales|images|icons)\/|^manifest\.webmanifest$|^assets\/WalletConnectWallet-.*(?<!\.map)$/

/** Returns the files of a build that the worker caches in advance, and those it caches on first use. */
export function shellFiles(names: readonly string[]): { files: string[]; onDemand: string[] } {
  const sorted = names.toSorted()
  return {
    files: sorted.filter((name) => IN_ADVANCE.test(name)),
    onDemand: sorted.filter((name) => ON_DEMAND.test(name)),
  }
}

/** Returns the worker as one classic script that contains the facts of its build. */
export const workerCode = (shell: object): Promise<string> => scriptCode(source, { SHELL: shell })
