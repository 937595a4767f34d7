import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes of the SHA-256 of some content. */
export const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** Returns the hash of some content as a content security policy and an `integrity` attribute write it. */
export const integrityOf = (content: string | Uint8Array): string => `sha256-${sha256(content).toString('base64')}`

/** Returns the files below a folder, as paths with slashes in byte order; empty if the folder does not exist. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted(compareBytes)
}

/** Compares names as `LC_ALL=C sort` does, the same on every machine. */
export const compareBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Returns the hexadecimal SHA-256 of each given file of a folder, by path. */
export const hashesOf = (folder: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.toSorted(compareBytes).map((file) => [file, sha256(readFileSync(join(folder, file))).toString('hex')]),
  )

/** Returns one hash for many files: the hash of the output of `sha256sum`, in the order of their names. */
export function hashOfAll(hashes: Readonly<Record<string, string>>): string {
  const lines = Object.keys(hashes)
    .toSorted(compareBytes)
    .map((file) => `${hashes[file]}  ${file}\n`)
  return sha256(lines.join('')).toString('hex')
}
