import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { floorCode } from '../browserFloor.ts'
import { shellFiles, workerCode, WORKER_FILE } from '../serviceWorker.ts'
import { builtCommit } from './commit.ts'
import { filesOf, hashesOf, hashOfAll, compareBytes, integrityOf, sha256 } from './fileHashes.ts'
import { bootstrapCode } from './inlineCode.ts'
import { type Bundle, pageFiles } from './pageFiles.ts'
import { sealedPage } from './sealedPage.ts'

/** Record of the build, for its verification; the page /about reads it. */
const RECORD_FILE = 'build.json'
const PAGE = 'index.html'
/** Files whose hashes are in the page itself: code, styles, and the language files, which it fetches. */
const PAGE_FILES = /^(assets|locales)\//
const BUILD_NAME_LENGTH = 12

interface BuildOutput {
  folder: string
  /** All files except the page, the service worker and the record. */
  files: readonly string[]
  base: string
  facts: Deployment
  bundle: Bundle
}

async function seal({ folder, files, base, facts, bundle }: BuildOutput): Promise<void> {
  const read = (file: string) => readFileSync(join(folder, file))
  const html = read(PAGE).toString()
  const code = { floorCode: floorCode(facts.productName), bootstrapCode: await bootstrapCode(facts.productName) }
  const hashes = hashesOf(folder, files)
  const buildName = sha256(html + code.floorCode + code.bootstrapCode + hashOfAll(hashes))
    .toString('base64url')
    .slice(0, BUILD_NAME_LENGTH)
  const integrityWhere = (matches: (file: string) => boolean) =>
    Object.fromEntries(files.filter(matches).map((file) => [file, integrityOf(read(file))]))
  const integrity = integrityWhere((file) => PAGE_FILES.test(file))
  const pages = pageFiles(bundle, facts.areas)
  writeFileSync(join(folder, PAGE), sealedPage(html, { base, integrity, pages, ...code, buildName }))
  const cached = shellFiles(files)
  const shellIntegrity = integrityWhere((file) => cached.files.includes(file) || cached.onDemand.includes(file))
  const shell = { build: buildName, integrity: { ...shellIntegrity, [PAGE]: integrityOf(read(PAGE)) }, ...cached }
  writeFileSync(join(folder, WORKER_FILE), await workerCode(shell))
  const finalHashes = hashesOf(folder, [...files, PAGE, WORKER_FILE])
  const record = {
    commit: builtCommit(),
    deployment: facts.name,
    chainId: facts.chainId,
    build: buildName,
    hash: hashOfAll(finalHashes),
    files: finalHashes,
  }
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`)
}

/**
 * Seals a build after all its files are written. The page gets the integrity of every script, and the build's name in
 * `<meta name="build">`. The service worker gets the list of files it caches; build.json records the hash of each file.
 * The name is a hash of everything a visitor can load. Equal builds have equal names, and no visitor gets a notice of a new
 * version without a change.
 */
export function sealedBuild(facts: Deployment): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sealed-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined || !(PAGE in bundle)) return
        const names = new Set([...Object.keys(bundle), ...filesOf(config.publicDir)])
        const files = [...names].filter((name) => name !== PAGE).toSorted(compareBytes)
        await seal({ folder: dir, files, base: config.base, facts, bundle })
      },
    },
  }
}
