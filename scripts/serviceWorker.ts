import { fileURLToPath } from 'node:url'
import { scriptCode } from './build/inlineCode.ts'

const source = fileURLToPath(new URL('../src/app/offline/worker/worker.ts', import.meta.url))

/** Where the worker lies in a build. */
export const WORKER_FILE = 'sw.js'

/**
 * All that the pages are made of; what is in neither list is always asked of the host, the worker's switch too. Few have a
 * wallet on another device, and its part weighs as much as all the others.
 */
const FROM_THE_START = /^assets\/(?!WalletConnectWallet-).*(?<!\.map)$|^favicon\.svg$/
const ON_DEMAND = /^(locales|images|icons)\/|^manifest\.webmanifest$|^assets\/WalletConnectWallet-.*(?<!\.map)$/

/** Returns which of a build's files the worker keeps from the start and which on demand. */
export function shellFiles(names: readonly string[]): { files: string[]; onDemand: string[] } {
  const sorted = names.toSorted()
  return {
    files: sorted.filter((name) => FROM_THE_START.test(name)),
    onDemand: sorted.filter((name) => ON_DEMAND.test(name)),
  }
}

/** Answers the worker as one classic script, with the build it belongs to written in. */
export const workerCode = (shell: object): Promise<string> => scriptCode(source, { SHELL: shell })
