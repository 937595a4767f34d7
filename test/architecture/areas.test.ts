import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { declaredRoutes } from '../../scripts/readRoutes.ts'
import { exampleArea, exampleBreaks, exampleFiles, repositoryOf } from './areaExample.ts'
import { areaPlaces, missingOf, type Repository } from './areaPlaces.ts'
import { areaStatements } from './areaStatements.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['src', 'deployments', 'contracts', 'devnet', 'test', 'public', 'docs']
const filesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )
const repository: Repository = {
  files: ['README.md', ...folders.flatMap(filesIn)],
  text: (path) => readFileSync(root + path, 'utf8'),
}
const architecture = repository.text('ARCHITECTURE.md')
const checklist = architecture.slice(architecture.indexOf('## Adding an area'))

test('every area of the app states what it has at each place', () => {
  const areas = new Set(declaredRoutes.flatMap(({ folder }) => folder ?? []))
  expect(Object.keys(areaStatements).toSorted()).toEqual([...areas].toSorted())
})

test.each(Object.entries(areaStatements))('%s is complete', (folder, stated) => {
  const routes = declaredRoutes.filter((route) => route.folder === folder)
  expect(missingOf({ folder, stated, routes }, repository)).toEqual([])
})

test('every feature with a slice declares it in area.ts', () => {
  const feature = areaPlaces.find(({ name }) => name === 'Feature')
  const features = new Set(
    repository.files.flatMap((path) => /^src\/features\/(\w+)\/.*\.slice\.ts$/.exec(path)?.[1] ?? []),
  )
  expect(features.size).toBeGreaterThan(5)
  for (const folder of features) {
    expect(feature?.missing({ ...exampleArea, folder }, [], repository), folder).toEqual([])
  }
})

describe('the checklist in ARCHITECTURE.md', () => {
  test('has one row for each place, in order', () => {
    const rows = [...checklist.matchAll(/^\| ([A-Z][^|]+?) \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(areaPlaces.map(({ name }) => name))
  })

  test('shows the files of the example', () => {
    const block = /```\n([^`]+)```/.exec(checklist)?.[1] ?? ''
    const names = [...block.matchAll(/[\w./-]+\.(?:tsx?|sol)\b/g)].map(([name]) => name)
    expect(names.length).toBeGreaterThan(10)
    const known = Object.keys(exampleFiles)
    expect(names.filter((name) => !known.some((path) => path.endsWith(name)))).toEqual([])
  })
})

describe('the completeness check', () => {
  test('accepts the example', () => {
    expect(missingOf(exampleArea, repositoryOf(exampleFiles))).toEqual([])
  })

  test('has a break for each place', () => {
    expect(new Set(exampleBreaks.map(({ place }) => place))).toEqual(new Set(areaPlaces.map(({ name }) => name)))
  })

  test.each(exampleBreaks)('reports a missing $place: $says', ({ place, file, becomes, says }) => {
    const kept = Object.entries(exampleFiles).filter(
      ([path]) => path !== file && !(file.endsWith('/') && path.startsWith(file)),
    )
    const files = Object.fromEntries(becomes === undefined ? kept : [...kept, [file, becomes]])
    const found = missingOf(exampleArea, repositoryOf(files)).filter((each) => each.startsWith(`${place}: `))
    expect(found.join('\n')).toContain(says)
  })

  test('requires names or a reason', () => {
    const stated = (devnet: readonly string[] | { without: string }) => ({
      ...exampleArea,
      stated: { ...exampleArea.stated, devnet },
    })
    const check = (devnet: readonly string[] | { without: string }) =>
      missingOf(stated(devnet), repositoryOf(exampleFiles)).join()
    expect(check([])).toContain('Local chain: a name, or the reason')
    expect(check({ without: 'none' })).toContain('Local chain: a reason')
    expect(check({ without: 'The page needs nothing on the chain.' })).toBe('')
  })
})
