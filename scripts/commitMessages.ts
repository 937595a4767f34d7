import { spawnSync } from 'node:child_process'
import { root } from './program.ts'

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const MAX_SUBJECT_LENGTH = 72
const SUBJECT = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9/-]+\\))?!?: \\S`)
/** Subjects without content of their own: such commits are squashed or rebased. */
const EMPTY_SUBJECT =
  /^(merge|fixup!|squash!|amend!|wip\b|lint\b)|\bmerge (of|branch|pull request)\b|^\w+(\(.*\))?!?: (wip|lint|format|merge)\.?$/i
/** The newest commit that is older than the convention. History is not rewritten, so older subjects are not checked. */
const LAST_UNCHECKED = '4f1ad4f6e6544b4c640a1b2499e537d9f7b827b6'

/** Returns what is wrong with a commit's subject, one sentence each; none for a valid one (Conventional Commits). */
export function faultsOfSubject(subject: string): string[] {
  const faults: string[] = []
  if (EMPTY_SUBJECT.test(subject)) return ['describes no change: squash or rebase the commit']
  if (!SUBJECT.test(subject)) faults.push(`must begin with a type (${TYPES.join(', ')}), as in "fix(swap): …"`)
  if (subject.length > MAX_SUBJECT_LENGTH)
    faults.push(`has ${subject.length} characters, more than ${MAX_SUBJECT_LENGTH}`)
  if (subject.endsWith('.')) faults.push('ends with a full stop')
  return faults
}

/** Runs git in a folder; returns its output, null when it fails. */
function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Returns the range of commits to check. On a branch it begins at the merge base with main. On main itself, as in a fresh
 * clone, it begins after `lastUnchecked`. Without either commit (a shallow clone, another history) it is the tip alone.
 */
function rangeToCheck(folder: string, lastUnchecked: string): string {
  const head = git(folder, 'rev-parse', 'HEAD')
  const base = ['origin/main', 'main']
    .map((branch) => git(folder, 'merge-base', 'HEAD', branch))
    .find((commit) => commit !== null && commit !== head)
  const precedes = (one: string, other: string) => git(folder, 'merge-base', '--is-ancestor', one, other) !== null
  const hasUnchecked = precedes(lastUnchecked, 'HEAD')
  if (base && !(hasUnchecked && precedes(base, lastUnchecked))) return `${base}..HEAD`
  if (hasUnchecked) return `${lastUnchecked}..HEAD`
  return git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD~1') === null ? 'HEAD' : 'HEAD~1..HEAD'
}

/** Returns the faults of each commit since the base of the branch, by hash and subject; none outside a repository. */
export function faultsOfCommits(folder: string = root, lastUnchecked: string = LAST_UNCHECKED): string[] {
  const log = git(folder, 'log', '--format=%h%x09%p%x09%s', rangeToCheck(folder, lastUnchecked))
  if (!log) return []
  return log.split('\n').flatMap((line) => {
    const [hash = '', parents = '', ...rest] = line.split('\t')
    const subject = rest.join('\t')
    const faults = faultsOfSubject(subject).map((fault) => `${hash} ${subject}: the subject ${fault}`)
    return parents.includes(' ')
      ? [...faults, `${hash} ${subject}: is a merge commit: rebase the branch instead`]
      : faults
  })
}
