import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCompatible, licenceFaults, productionFolders, readLock } from '../../scripts/build/licences.ts'
import { noticesFor, packageFolderOf } from '../../scripts/build/thirdPartyNotices.ts'
import { productionBuild } from './productionBuild.ts'
import { root } from '../../scripts/program.ts'

const lock = readLock()

test('every production package, including transitive ones, may be part of a program under GPL-3.0-or-later', () => {
  const folders = productionFolders(lock)
  expect(folders.length).toBeGreaterThan(200)
  expect(licenceFaults(lock, folders)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(Apache-2.0 AND MIT)', true],
  ['UNLICENSED OR ISC', true],
  ['(Apache-2.0 AND SSPL-1.0)', false],
  ['GPL-2.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['(MIT OR (ISC AND SSPL-1.0))', false],
  ['', false],
  [undefined, false],
])('a package under %j is compatible: %s', (expression, expected) => {
  expect(isCompatible(expression)).toBe(expected)
})

test('reports an incompatible and a missing licence with package and version', () => {
  const packages = {
    'node_modules/fine': { version: '1.0.0', license: 'ISC' },
    'node_modules/@walletconnect/core': { version: '2.25.0', license: 'SEE LICENSE IN LICENSE.md' },
    'node_modules/a/node_modules/b': { version: '3.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'UNLICENSED', dev: true },
  }
  expect(licenceFaults({ packages }, productionFolders({ packages }))).toEqual([
    'node_modules/@walletconnect/core 2.25.0 is under "SEE LICENSE IN LICENSE.md"',
    'node_modules/a/node_modules/b 3.0.0 is under "no stated licence"',
  ])
})

test('every package that only builds or tests the app has a licence of this list', () => {
  const listed =
    /^(MIT|ISC|0BSD|Apache-2.0|BSD-[23]-Clause|BlueOak-1.0.0|MPL-2.0|OFL-1.1|Python-2.0|WTFPL|\(MIT OR CC0-1.0\)|\(MIT AND BSD-3-Clause\))$/
  const others = Object.entries(lock.packages).filter(([, { dev, license }]) => dev && !listed.test(license ?? ''))
  expect(others.map(([folder]) => folder)).toEqual([
    // CC-BY-4.0: a table of browsers, which Babel reads to make mutants. No build contains any of it.
    'node_modules/caniuse-lite',
    // Unlicense, which puts it in the public domain; snapshot.js loads it where it proposes and votes in tests.
    'node_modules/fetch-cookie',
    // Its LICENSE file is the MIT text; its package.json names it in the outdated field `licenses`.
    'node_modules/memorystream',
    // MIT AND Zlib: both permit any use; snapshot.js loads it in tests.
    'node_modules/pako',
  ])
})

test('one WalletConnect core is installed, the last under Apache-2.0, also for the tests', () => {
  const found = Object.entries(lock.packages).filter(([folder]) =>
    /@walletconnect\/(core|sign-client|utils)$/.test(folder),
  )
  expect(found.map(([folder, { version, license }]) => [folder, version, license])).toEqual(
    ['core', 'sign-client', 'utils'].map((name) => [`node_modules/@walletconnect/${name}`, '2.21.8', 'Apache-2.0']),
  )
  expect(lock.packages['node_modules/@reown/walletkit']?.license).toBe('Apache-2.0')
})

test('a package without a licence text stops the notices, except under MIT', () => {
  const packages = { 'node_modules/fancy-canvas': { version: '2.1.0', license: 'Apache-2.0' } }
  expect(() => noticesFor({ packages }, Object.keys(packages))).toThrow('contains no text of its licence Apache-2.0')
})

/** Returns the packages in a build's source maps, as evidence that does not depend on the code of the notices. */
function packagesInMaps(dist: string): Set<string> {
  const maps = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.map'))
  const sources = maps.flatMap((name) => {
    const map = JSON.parse(readFileSync(join(dist, 'assets', name), 'utf8')) as { sources: string[] }
    return map.sources
  })
  return new Set(sources.flatMap((source) => /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(source)?.[1] ?? []))
}

test('a build names every package in it, and its license agrees with the README', async () => {
  const outDir = await productionBuild('bsc')
  const notices = readFileSync(join(outDir, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  const packages = packagesInMaps(outDir)
  for (const name of ['react-dom', 'ethers', '@web3-react/core', '@walletconnect/core', 'lightweight-charts', 'ajv']) {
    expect(packages).toContain(name)
  }
  const titles = new Set(notices.split('\n').map((line) => /^- (\S+) \S+ \(.+\)$/.exec(line)?.[1]))
  expect([...packages].filter((name) => !titles.has(name))).toEqual([])
  expect(notices).toContain('GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007')
  expect(notices).toContain('Apache License')

  const licence = readFileSync(join(outDir, 'LICENSE.txt'), 'utf8')
  const statement = 'The built app as a whole is under GPL-3.0-or-later'
  const own = 'source code of this repository'
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const text of [licence, readme]) {
    expect(text).toContain(statement)
    expect(text.replaceAll('\n', ' ')).toMatch(new RegExp(`${own} (itself )?is under the \\[?MIT`))
  }
  expect(licence).toContain(readFileSync(join(root, 'LICENSE'), 'utf8').trim())
  expect(licence).toContain('END OF TERMS AND CONDITIONS')
  const { files } = JSON.parse(readFileSync(join(outDir, 'build.json'), 'utf8')) as { files: Record<string, string> }
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['LICENSE.txt', 'THIRD-PARTY-NOTICES.txt']))
})

test.each([
  ['/a/b/node_modules/react/index.js', 'node_modules/react'],
  ['/a/node_modules/x/node_modules/@s/y/z.js?v=1', 'node_modules/x/node_modules/@s/y'],
  ['\0/a/node_modules/events/events.js?commonjs', 'node_modules/events'],
  ['C:\\a\\node_modules\\react\\index.js', 'node_modules/react'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/a/src/main.tsx', null],
])('the module %j belongs to %j', (moduleId, folder) => {
  expect(packageFolderOf(moduleId)).toBe(folder)
})
