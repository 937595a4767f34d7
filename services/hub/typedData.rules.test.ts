import { createHash } from 'node:crypto'
import hashedTypes from '@snapshot-labs/snapshot.js/src/sign/hashedTypes.json'
import { describe, expect, test } from 'vitest'
import { formOf, TYPED_FORMS } from './typedData.rules.ts'

const KIND_OF_SNAPSHOT = { proposal: 'proposal', vote: 'vote', cancel: 'delete-proposal' } as const
const hashes: Readonly<Record<string, string>> = hashedTypes
const hashOf = (types: unknown) => createHash('sha256').update(JSON.stringify(types)).digest('hex')

describe('TYPED_FORMS', () => {
  test.each(TYPED_FORMS.map((form) => [form.kind, hashOf(form.types)] as const))(
    'has only forms of %s that Snapshot lists: %s',
    (kind, hash) => {
      expect(hashes[hash]).toBe(KIND_OF_SNAPSHOT[kind])
    },
  )

  test('has every form of a vote with a single choice and of a cancellation', () => {
    const own = new Set(TYPED_FORMS.map((form) => hashOf(form.types)))
    const missing = Object.entries(hashes).filter(
      ([hash, kind]) => (kind === 'vote' || kind === 'delete-proposal') && !own.has(hash),
    )
    expect(missing).toEqual([])
  })
})

describe('formOf', () => {
  test('returns the form for its own types after a round trip', () => {
    for (const form of TYPED_FORMS) expect(formOf(JSON.parse(JSON.stringify(form.types)))).toBe(form)
  })

  test('returns null for altered types', () => {
    for (const { types } of TYPED_FORMS) {
      const [name = '', fields = []] = Object.entries(types)[0] ?? []
      expect(formOf({ [name]: fields.slice(1) })).toBeNull()
      expect(formOf({ [name]: fields.toReversed() })).toBeNull()
      expect(formOf({ [name]: [...fields, { name: 'extra', type: 'string' }] })).toBeNull()
      expect(formOf({ [name]: fields, Extra: [] })).toBeNull()
      expect(formOf({ [`${name}2`]: fields })).toBeNull()
    }
    for (const types of [undefined, null, 7, 'Vote', [], {}]) expect(formOf(types)).toBeNull()
  })
})
