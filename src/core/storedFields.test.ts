import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { migrated, STORED_VERSION, type StoredFields } from './storedFields'
import { missingPaths } from './storedLoss'

const renamed = ({ colour, ...rest }: StoredFields): StoredFields => ({ ...rest, theme: colour })
const doubled = (fields: StoredFields): StoredFields => ({ ...fields, size: Number(fields['size']) * 2 })

describe('stored parts', () => {
  it.each([
    [
      { colour: 'dark', size: 1 },
      { theme: 'dark', size: 2 },
    ],
    [
      { version: 1, colour: 'dark', size: 1 },
      { theme: 'dark', size: 2 },
    ],
    [
      { version: 2, theme: 'dark', size: 1 },
      { theme: 'dark', size: 2 },
    ],
    [
      { version: 3, theme: 'dark', size: 1 },
      { theme: 'dark', size: 1 },
    ],
    [
      { version: 99, theme: 'dark', size: 1 },
      { theme: 'dark', size: 1 },
    ],
    [
      { version: 'old', colour: 'dark', size: 1 },
      { theme: 'dark', size: 2 },
    ],
  ])('migrates %j to %j step by step', (stored, parts) => {
    expect(migrated(stored, [renamed, doubled], 3)).toEqual(parts)
  })

  it.each([-7, 0, 2.5, '3'])('migrates from the first version where the version is %j', (version) => {
    const stored = { version, colour: 'dark', size: 1 }
    expect(migrated(stored, [renamed, doubled], 3)).toEqual({ theme: 'dark', size: 2 })
  })

  it.each([null, undefined, 7, 'text', true, [], [{}]])('returns null for %j', (stored) => {
    expect(migrated(stored)).toBeNull()
  })

  it('leaves data of the current and of the first version unchanged', () => {
    const parts = { user: { theme: 'dark' }, pairs: {} }
    expect(migrated({ ...parts, version: STORED_VERSION })).toEqual(parts)
    expect(migrated(parts)).toEqual(parts)
  })
})

describe('paths lost from stored data', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: 1 }, { a: 2 }, ['/a']],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, ['/a/c']],
    [{ a: [1, 2] }, { a: [1] }, ['/a/1']],
    [{ a: 7 }, {}, ['/a']],
    ['text', {}, ['']],
    [{ constructor: 1 }, {}, ['/constructor']],
  ])('from %j to %j: %j', (stored, kept, paths) => {
    expect(missingPaths(stored, kept)).toEqual(paths)
  })

  it('is empty for data kept whole and not empty otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (stored, more) => {
        expect(missingPaths(stored, structuredClone(stored))).toEqual([])
        expect(missingPaths({ stored, more }, { stored })).not.toEqual([])
      }),
    )
  })

  it('is found in data of any depth', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(missingPaths({ deep, a: 1 }, { a: 1 })).toEqual(['/deep'])
  })
})
