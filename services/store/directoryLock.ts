import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Returns whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Reserves a directory for this process; PGlite itself does not notice a second process, which would destroy the data.
 * Returns a function that releases it. Throws if a running process has reserved it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = `${directory.replace(/\/+$/, '')}.lock`
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = Number(readFileSync(file, 'utf8'))
    if (Number.isSafeInteger(owner) && owner > 0 && isRunning(owner)) {
      throw new Error(`Process ${owner} uses ${directory}: stop it, or choose another directory.`, { cause: error })
    }
    rmSync(file, { force: true })
    write()
  }
  return () => rmSync(file, { force: true })
}
