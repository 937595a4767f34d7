import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { root } from '../program.ts'

/**
 * Returns the commit of a folder: `unknown` if the folder is not a repository's root, with a `+` if tracked files differ.
 */
export function builtCommit(folder = root): string {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const top = git('rev-parse', '--show-toplevel')
  // An unpacked copy may be inside another repository.
  if (top === null || realpathSync(top) !== realpathSync(folder)) return 'unknown'
  const commit = git('rev-parse', 'HEAD')
  if (commit === null) return 'unknown'
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`
}
