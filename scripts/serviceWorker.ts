import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/app/offline/worker/worker.ts', import.meta.url))

const OUTPUT = 'sw.js'
/**
 * All that the pages are made of; what is in neither list is always asked of the host, the worker's switch too. Few have a
 * wallet on another device, and its part weighs as much as all the others.
 */
const FROM_THE_START = /^assets\/(?!WalletConnectWallet-).*(?<!\.map)$|^favicon\.svg$/
const ON_DEMAND = /^(locales|images)\/|^assets\/WalletConnectWallet-.*(?<!\.map)$/

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

/** Answers which of a build's files the worker keeps from the start and which on demand. */
export function shellFiles(names: readonly string[]): { files: string[]; onDemand: string[] } {
  const sorted = names.toSorted()
  return {
    files: sorted.filter((name) => FROM_THE_START.test(name)),
    onDemand: sorted.filter((name) => ON_DEMAND.test(name)),
  }
}

/** Answers the worker as one classic script, with the build it belongs to written in. */
async function workerCode(shell: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: OUTPUT } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}

/**
 * Gives a build its name, in `<meta name="build">`, and the service worker that keeps it. The name is made of all
 * that a visitor can load, so equal builds are equal and nobody is told of a new version that is none.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  let buildName = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const hash = createHash('sha256').update(html)
        for (const name of Object.keys(bundle).toSorted()) hash.update(name)
        for (const name of filesOf(config.publicDir))
          hash.update(name).update(readFileSync(join(config.publicDir, name)))
        buildName = hash.digest('base64url').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'build', content: buildName }, injectTo: 'head' }]
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined || buildName === '') return
        const names = [...Object.keys(bundle), ...filesOf(config.publicDir)]
        writeFileSync(join(dir, OUTPUT), await workerCode({ build: buildName, ...shellFiles(names) }))
      },
    },
  }
}
