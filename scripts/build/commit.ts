import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { root } from '../program.ts'

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Answers the commit that is being built; `unknown` outside a repository, marked `+` where files differ from it. */
export function builtCommit(): string {
  const top = git('rev-parse', '--show-toplevel')
  // An unpacked copy may lie in somebody else's repository.
  if (top === null || realpathSync(top) !== realpathSync(root)) return 'unknown'
  const commit = git('rev-parse', 'HEAD')
  if (commit === null) return 'unknown'
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`
}
