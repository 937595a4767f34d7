import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
}

const manifests = ['package.json', 'services/package.json'].map(
  (path) => JSON.parse(read(path)) as Record<string, Record<string, string>>,
)
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const outside = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)

test('pins every dependency to one version', () => {
  const wanted = manifests.flatMap((manifest) =>
    ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.entries(manifest[kind] ?? {})),
  )
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|file:vendor\/.+)$/.test(version))).toEqual([])
})

test('locks every package with a version and a hash, and without a registry URL', () => {
  expect(outside.length).toBeGreaterThan(100)
  expect(outside.filter(([, { version, integrity }]) => !version || !integrity).map(([path]) => path)).toEqual([])
  expect(outside.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('pins every action of a workflow by commit, with its version in a comment', () => {
  const lines = readdirSync(`${root}.github/workflows`).flatMap((file) =>
    read(`.github/workflows/${file}`)
      .split('\n')
      .filter((line) => /\buses:/.test(line)),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test('lets workflows only read the repository', () => {
  for (const file of readdirSync(`${root}.github/workflows`)) {
    expect(read(`.github/workflows/${file}`)).toContain('permissions:\n  contents: read\n')
  }
})

test('requires a number, a context, a decision and consequences in every decision record', () => {
  const records = readdirSync(`${root}docs/decisions`).toSorted()
  expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  for (const name of records) {
    const text = read(`docs/decisions/${name}`)
    for (const part of [`# ${name.slice(0, 4)} `, '**Context.**', '**Decision.**', '**Consequences.**']) {
      expect(text, name).toContain(part)
    }
  }
})
