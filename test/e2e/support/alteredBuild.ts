import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildFolder } from './site.ts'

/** A copy of the build under test that a test may damage. */
export interface AlteredBuild {
  folder: string
  /** Returns the only file of assets/ that matches a pattern, as a path within the build. */
  asset(pattern: RegExp): string
  /** Replaces the first occurrence of a text in a file by another of the same length. */
  alter(file: string, from: string, to: string): void
}

/** Copies the build under test into a separate folder. */
export function copyBuild(name: string): AlteredBuild {
  const folder = resolve(`${buildFolder}-${name}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(resolve(buildFolder), folder, { recursive: true })
  return {
    folder,
    asset(pattern) {
      const [found, ...others] = readdirSync(join(folder, 'assets')).filter((file) => pattern.test(file))
      if (found === undefined || others.length > 0) throw new Error(`Not exactly one file matches ${String(pattern)}`)
      return `assets/${found}`
    },
    alter(file, from, to) {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      if (!before.includes(from) || from.length !== to.length) throw new Error(`${file} does not say ${from}`)
      writeFileSync(
        path,
        before.replace(from, () => to),
      )
    },
  }
}
