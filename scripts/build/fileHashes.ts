import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of SHA-256 of some content. */
export const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** Answers what a content policy and an `integrity` attribute call some content. */
export const integrityOf = (content: string | Uint8Array): string => `sha256-${sha256(content).toString('base64')}`

/** Answers the files below a folder, as paths with slashes in the order of their bytes; none where there is no folder. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted(inBytes)
}

/** Orders names as `LC_ALL=C sort` does, on every machine. */
export const inBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Answers the hashes of some files of a folder, in hexadecimal, by their paths. */
export const hashesOf = (folder: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.toSorted(inBytes).map((file) => [file, sha256(readFileSync(join(folder, file))).toString('hex')]),
  )

/** Answers one hash for many files: that of what `sha256sum` says of them, in the order of their names. */
export function hashOfAll(hashes: Readonly<Record<string, string>>): string {
  const lines = Object.keys(hashes)
    .toSorted(inBytes)
    .map((file) => `${hashes[file]}  ${file}\n`)
  return sha256(lines.join('')).toString('hex')
}
