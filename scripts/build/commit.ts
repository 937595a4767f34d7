import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { root } from '../program.ts'

/** Answers the commit of a folder; `unknown` where it is no repository's own, marked `+` where files differ from it. */
export function builtCommit(folder = root): string {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const top = git('rev-parse', '--show-toplevel')
  // An unpacked copy may lie in somebody else's repository.
  if (top === null || realpathSync(top) !== realpathSync(folder)) return 'unknown'
  const commit = git('rev-parse', 'HEAD')
  if (commit === null) return 'unknown'
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`
}
