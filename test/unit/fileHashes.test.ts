import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesOf, hashesOf, hashOfAll, integrityOf } from '../../scripts/build/fileHashes.ts'

const folder = mkdtempSync(join(tmpdir(), 'hashes-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'assets'))
for (const [file, text] of [
  ['index.html', '<p>'],
  ['assets/a-1.js', '1'],
  ['assets/B-1.js', '2'],
  ['Z.txt', ''],
] as const) {
  writeFileSync(join(folder, file), text)
}

test('lists the files of the folder, in byte order', () => {
  expect(filesOf(folder)).toEqual(['Z.txt', 'assets/B-1.js', 'assets/a-1.js', 'index.html'])
  expect(filesOf(join(folder, 'none'))).toEqual([])
})

test('the hash of a build equals the output of the command on /about', () => {
  const command = "find . -type f ! -name build.json -printf '%P\\n' | LC_ALL=C sort | xargs sha256sum | sha256sum"
  const hashOfSha256sum = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).split(' ')[0]
  expect(hashOfAll(hashesOf(folder, filesOf(folder)))).toBe(hashOfSha256sum)
})

test('one changed byte changes the hash of all files', () => {
  const before = hashesOf(folder, filesOf(folder))
  const after = { ...before, 'Z.txt': hashesOf(folder, ['index.html'])['index.html'] ?? '' }
  expect(hashOfAll(after)).not.toBe(hashOfAll(before))
})

test('integrity has the format of the attribute', () => {
  expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})
