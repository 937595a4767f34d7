import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, hashesOf } from './build/fileHashes.ts'
import { root } from './program.ts'

function runCommand(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Installs the packages: from the registry if `isFresh`, else with the files of this installation. */
function install(clone: string, isFresh: boolean): void {
  if (isFresh) return runCommand('npm', ['ci', '--include=dev'], clone)
  // No symbolic link, so that each clone has its own path; links into vendor/ stay relative. Hard links need one file
  // system and cp, but not the half minute that copying a gigabyte takes.
  const [from, to] = [join(root, 'node_modules'), join(clone, 'node_modules')]
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Clones the commit, builds it, and returns the hash of every file. */
function buildIn(clone: string, isFresh: boolean): Record<string, string> {
  mkdirSync(join(clone, '..'), { recursive: true })
  runCommand('git', ['clone', '--quiet', '--no-hardlinks', root, clone], root)
  install(clone, isFresh)
  runCommand(process.execPath, [join(clone, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], clone)
  const dist = join(clone, 'dist')
  return hashesOf(dist, filesOf(dist))
}

/**
 * Builds the commit twice, in clones at different paths, and prints every file that differs. `--install` runs npm ci in
 * each clone.
 */
function main(args: readonly string[]): void {
  const isFresh = args.includes('--install')
  const folder = mkdtempSync(join(tmpdir(), 'compare-builds-'))
  try {
    const clones = [join(folder, 'one'), join(folder, 'another', 'much longer path', 'two')] as const
    const [one, other] = [buildIn(clones[0], isFresh), buildIn(clones[1], isFresh)]
    const files = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    const different = files.filter((file) => one[file] !== other[file])
    for (const file of different) console.log(`differs  ${file}`)
    const { hash } = JSON.parse(readFileSync(join(clones[0], 'dist/build.json'), 'utf8')) as { hash: string }
    console.log(`${files.length} files, ${different.length} differ; the hash of the build is ${hash}`)
    if (different.length > 0 || files.length === 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main(process.argv.slice(2))
