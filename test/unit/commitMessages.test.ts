import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { faultsOfCommits, faultsOfSubject } from '../../scripts/commitMessages.ts'

describe('the subject of a commit', () => {
  test.each([
    'fix(swap): reset price-impact consent when the quote changes',
    'docs: describe the read path',
    'feat!: drop the old lists',
    `fix: ${'a'.repeat(67)}`,
  ])('passes: %s', (subject) => {
    expect(faultsOfSubject(subject)).toEqual([])
  })

  test.each([
    ['Fix the swap', 'must begin with a type'],
    ['fixed: the swap', 'must begin with a type'],
    ['fix:no space', 'must begin with a type'],
    [`fix: ${'a'.repeat(68)}`, 'has 73 characters, more than 72'],
    ['fix: the swap.', 'ends with a full stop'],
    ["Merge branch 'main' into part", 'describes no change'],
    ['fixup! fix: the swap', 'describes no change'],
    ['chore: merge of a part', 'describes no change'],
    ['Merge pull request #1 from a/b', 'describes no change'],
    ['style: lint', 'describes no change'],
    ['amend! fix: the swap', 'describes no change'],
  ])('fails: %s', (subject, fault) => {
    expect(faultsOfSubject(subject).join()).toContain(fault)
  })
})

const AUTHOR = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.org', '-c', 'commit.gpgsign=false']
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'))
  folders.push(folder)
  return folder
}

const commit = (folder: string, subject: string): string => {
  git(folder, 'commit', '--allow-empty', '-m', subject)
  return git(folder, 'rev-parse', 'HEAD')
}

/** Creates a repository on main with an old subject, the last that is not checked, and a good one after it. */
function repository(): { folder: string; last: string } {
  const folder = newFolder()
  git(folder, 'init', '--quiet', '--initial-branch=main')
  commit(folder, 'Very old')
  const last = commit(folder, 'Old')
  commit(folder, 'fix: the first')
  return { folder, last }
}

const clone = (folder: string, ...options: string[]): string => {
  const copy = newFolder()
  git(copy, 'clone', '--quiet', ...options, `file://${folder}`, '.')
  return copy
}

describe('the commits that are checked', () => {
  test('on a branch, those since it left main, not those of main', () => {
    const { folder, last } = repository()
    commit(folder, 'Bad on main')
    git(folder, 'switch', '--quiet', '-c', 'part')
    commit(folder, 'Bad on the branch')
    commit(folder, 'fix: good on the branch')
    expect(faultsOfCommits(folder, last).join()).toMatch(/^\w+ Bad on the branch: the subject must begin[^]*$/)
  })

  test('on a branch without commits of its own, and on main, all since the last unchecked one', () => {
    const { folder, last } = repository()
    expect(faultsOfCommits(folder, last)).toEqual([])
    commit(folder, 'Bad on main')
    commit(folder, 'fix: good on main')
    expect(faultsOfCommits(folder, last)).toHaveLength(1)
  })

  test('in a fresh clone, where main is origin/main, all since the last unchecked one', () => {
    const { folder, last } = repository()
    expect(faultsOfCommits(clone(folder), last)).toEqual([])
    commit(folder, 'Bad on main')
    commit(folder, 'fix: good on main')
    expect(faultsOfCommits(clone(folder), last).join()).toContain('Bad on main')
  })

  test('on main with commits that are not pushed, these alone', () => {
    const { folder, last } = repository()
    commit(folder, 'Bad on main')
    const copy = clone(folder)
    commit(copy, 'Bad in the clone')
    expect(faultsOfCommits(copy, last).join()).toMatch(/^\w+ Bad in the clone[^]*$/)
  })

  test('where main is older than the convention, none of the old ones', () => {
    const { folder, last } = repository()
    git(folder, 'switch', '--quiet', '-c', 'part')
    git(folder, 'branch', '--force', 'main', `${last}~1`)
    expect(faultsOfCommits(folder, last)).toEqual([])
  })

  test('in a shallow clone, or with another history, the tip', () => {
    const { folder, last } = repository()
    expect(faultsOfCommits(clone(folder, '--depth=1'), last)).toEqual([])
    commit(folder, 'Bad on main')
    expect(faultsOfCommits(clone(folder, '--depth=1'), last)).toHaveLength(1)
    expect(faultsOfCommits(folder, 'f'.repeat(40))).toHaveLength(1)
  })

  test('a merge is reported whatever its subject', () => {
    const { folder, last } = repository()
    git(folder, 'switch', '--quiet', '-c', 'part')
    commit(folder, 'fix: on the branch')
    git(folder, 'switch', '--quiet', 'main')
    git(folder, 'merge', '--quiet', '--no-ff', '-m', 'feat: both', 'part')
    expect(faultsOfCommits(folder, last).join()).toMatch(/feat: both: is a merge commit: rebase/)
  })

  test('outside a repository, none', () => {
    expect(faultsOfCommits(newFolder())).toEqual([])
  })
})
