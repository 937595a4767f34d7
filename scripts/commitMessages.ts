import { spawnSync } from 'node:child_process'
import { root } from './program.ts'

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const LONGEST_SUBJECT = 72
const SUBJECT = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9/-]+\\))?!?: \\S`)
/** Subjects that say nothing of their own: squash or rebase such commits. */
const NOISE = /^(merge|fixup!|squash!|wip\b|lint\b)|\bmerge (of|branch)\b/i

/** Returns what is wrong with a commit's subject, one sentence each; none for a good one (Conventional Commits). */
export function faultsOfSubject(subject: string): string[] {
  const faults: string[] = []
  if (NOISE.test(subject)) return ['says nothing of its own: squash or rebase it']
  if (!SUBJECT.test(subject)) faults.push(`has to begin with a type (${TYPES.join(', ')}), as in "fix(swap): …"`)
  if (subject.length > LONGEST_SUBJECT) faults.push(`has ${subject.length} characters, more than ${LONGEST_SUBJECT}`)
  if (subject.endsWith('.')) faults.push('ends with a full stop')
  return faults
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Returns the commit that the branch started from: where it left the published main branch, else the parent of its tip. */
function base(): string | null {
  const head = git('rev-parse', 'HEAD')
  const from = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch))
  return from.find((commit) => commit !== null && commit !== head) ?? git('rev-parse', '--verify', 'HEAD~1')
}

/** Returns the faults of each commit since the base of the branch, by hash and subject; none outside a repository. */
export function faultsOfCommits(): string[] {
  const since = base()
  const log = since && git('log', '--format=%h %s', `${since}..HEAD`)
  if (!log) return []
  return log.split('\n').flatMap((line) => {
    const at = line.indexOf(' ')
    return faultsOfSubject(line.slice(at + 1)).map((fault) => `${line}: the subject ${fault}`)
  })
}
