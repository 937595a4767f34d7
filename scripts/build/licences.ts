import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../program.ts'

/** Entry of package-lock.json. */
export interface LockedPackage {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
}

/** package-lock.json: packages by their installation folder. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>
}

/** SPDX ids of licences that are compatible with GPL-3.0-or-later (gnu.org/licenses/license-list). */
const COMPATIBLE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0-or-later',
  'ISC',
  'MIT',
  // Its section 3.3 allows distribution under the GPL; no package here opts out by its Exhibit B.
  'MPL-2.0',
  'Unlicense',
])

/** Licence of the built app as a whole, and of the repository's own code. */
export const APP_LICENCE = 'GPL-3.0-or-later'
export const OWN_LICENCE = 'MIT'

/** Reads this repository's package-lock.json. */
export const readLock = (): LockFile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile

/**
 * Checks whether code under an SPDX expression may be part of the built app. One compatible choice of an OR is enough; an
 * AND needs all. Returns false for anything else: no licence, "SEE LICENSE IN …", "UNLICENSED", nested expressions.
 */
export function isCompatible(expression: string | undefined): boolean {
  const bare = (expression ?? '').trim().replace(/^\(([^()]*)\)$/, '$1')
  const choices = bare.split(' OR ').map((choice) => choice.split(' AND '))
  return choices.some((parts) => parts.every((part) => COMPATIBLE.has(part.trim())))
}

/** Returns the folders of the production packages, direct and transitive, without our own. */
export const productionFolders = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true)
    .map(([folder]) => folder)

/** Returns a sentence for each package whose licence is unknown or incompatible with the built app. */
export const licenceFaults = ({ packages }: LockFile, folders: readonly string[]): string[] =>
  folders
    .filter((folder) => !isCompatible(packages[folder]?.license))
    .map(
      (folder) =>
        `${folder} ${packages[folder]?.version ?? ''} is under "${packages[folder]?.license ?? 'no stated licence'}"`,
    )
