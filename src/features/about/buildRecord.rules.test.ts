import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfAll } from '../../../scripts/build/fileHashes'
import { hexOf, linesOf, readBuildRecord } from './buildRecord.rules'

const hash = 'ab'.repeat(32)
const written = {
  commit: 'c0'.repeat(20),
  deployment: 'devnet',
  build: 'Name-of_it12',
  hash,
  files: { 'assets/a-1.js': hash, 'index.html': 'cd'.repeat(32) },
}

test('parses a complete build record', () => {
  expect(readBuildRecord(written)).toEqual({
    commit: written.commit,
    build: written.build,
    hash,
    files: [
      { file: 'assets/a-1.js', hash },
      { file: 'index.html', hash: 'cd'.repeat(32) },
    ],
  })
  expect(readBuildRecord({ ...written, commit: 'unknown' }).commit).toBe('unknown')
  expect(readBuildRecord({ ...written, commit: `${written.commit}+` }).commit).toMatch(/\+$/)
})

const REFUSAL = new TypeError('build.json is of another shape')

test.each([
  [{ ...written, commit: 'main' }],
  [{ ...written, build: 12 }],
  [{ ...written, hash: 'ab' }],
  [{ ...written, build: '<b>' }],
  [{ ...written, files: { 'https://other.example/a.js': hash } }],
  [{ ...written, files: { '../a.js': hash } }],
  [{ ...written, files: { '/a.js': hash } }],
  [{ ...written, files: { 'a.js': 1 } }],
  [{ ...written, files: null }],
  [{ ...written, files: 'a' }],
  ['<!doctype html>'],
  [null],
])('rejects another shape: %j', (json) => {
  expect(() => readBuildRecord(json)).toThrow(REFUSAL)
})

test('rejects any other JSON with a TypeError', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => readBuildRecord(json)).toThrow(REFUSAL)
    }),
  )
})

test('the page and the build compute the same hash over all files', async () => {
  const { files } = readBuildRecord(written)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(linesOf(files)))
  expect(hexOf(digest)).toBe(hashOfAll(written.files))
})
