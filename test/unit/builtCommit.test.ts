import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtCommit } from '../../scripts/build/commit.ts'

const folder = mkdtempSync(join(tmpdir(), 'commit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

test('a build states its commit, uncommitted changes, or that the commit is unknown', () => {
  expect(builtCommit(folder)).toBe('unknown')
  git('init', '--quiet')
  expect(builtCommit(folder)).toBe('unknown')
  writeFileSync(join(folder, 'a.txt'), '1')
  git('add', '.')
  git('commit', '--quiet', '-m', 'one')
  const commit = git('rev-parse', 'HEAD')
  expect(commit).toMatch(/^[0-9a-f]{40}$/)
  expect(builtCommit(folder)).toBe(commit)
  writeFileSync(join(folder, 'b.txt'), 'not of the build')
  expect(builtCommit(folder)).toBe(commit)
  writeFileSync(join(folder, 'a.txt'), '2')
  expect(builtCommit(folder)).toBe(`${commit}+`)
  mkdirSync(join(folder, 'copy'))
  expect(builtCommit(join(folder, 'copy'))).toBe('unknown')
})
