import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/program.ts'

const require = createRequire(import.meta.url)
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { hasInstallScript?: boolean }>
}

interface Esbuild {
  transformSync(code: string): { code: string }
}
interface Keccak {
  (algorithm: 'keccak256'): { update(text: string): { digest(encoding: 'hex'): string } }
}
interface Secp256k1 {
  publicKeyCreate(key: Uint8Array): Uint8Array
}

test('no package runs a script when it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
})

const checkEsbuild = (loaded: unknown): void => {
  expect((loaded as Esbuild).transformSync('let a = 1').code).toBe('let a = 1;\n')
}

/** Check of each package with an install script, by path in node_modules: the loaded package works without it. */
const FALLBACK_CHECKS: Record<string, (loaded: unknown) => void> = {
  esbuild: checkEsbuild,
  keccak: (loaded) => {
    const digest = (loaded as Keccak)('keccak256').update('').digest('hex')
    expect(digest).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  },
  'ponder/node_modules/esbuild': checkEsbuild,
  secp256k1: (loaded) => {
    expect((loaded as Secp256k1).publicKeyCreate(new Uint8Array(32).fill(1))).toHaveLength(33)
  },
  'vite-node/node_modules/esbuild': checkEsbuild,
}

test('the packages with an install script are known, and each works without it', () => {
  const found = Object.keys(lock.packages).filter((folder) => lock.packages[folder]?.hasInstallScript)
  const names = Object.keys(FALLBACK_CHECKS)
  expect(found.toSorted()).toEqual(names.map((name) => `node_modules/${name}`))
  for (const name of names) FALLBACK_CHECKS[name]?.(require(join(root, 'node_modules', name)))
})
