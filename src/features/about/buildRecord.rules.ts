/** The content of build.json (scripts/build/sealedBuild.ts). */
export interface BuildRecord {
  /** `unknown` for a build outside a repository; ends in + where files differed from the commit. */
  commit: string
  /** Name of the build, as in `<meta name="build">`. */
  build: string
  /** Hash over the hashes of all files. */
  hash: string
  /** SHA-256 of each file in hexadecimal, by path. */
  files: readonly { file: string; hash: string }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const HASH = /^[0-9a-f]{64}$/
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const COMMIT = /^([0-9a-f]{40}\+?|unknown)$/
const NAME = /^[\w-]{1,64}$/

function fits(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError('build.json is of another shape')
  return value
}

/** Parses build.json; throws a TypeError for another shape, because a host may return anything. */
export function readBuildRecord(json: unknown): BuildRecord {
  if (!isRecord(json) || !isRecord(json['files'])) throw new TypeError('build.json is of another shape')
  return {
    commit: fits(json['commit'], COMMIT),
    build: fits(json['build'], NAME),
    hash: fits(json['hash'], HASH),
    files: Object.entries(json['files']).map(([file, hash]) => ({ file: fits(file, FILE), hash: fits(hash, HASH) })),
  }
}

/** Returns the input of the build's hash: the output of `sha256sum` over its files, sorted as in build.json. */
export const linesOf = (files: BuildRecord['files']): string =>
  files.map(({ file, hash }) => `${hash}  ${file}\n`).join('')

/** Returns bytes in hexadecimal. */
export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
