/** What a build says of itself in build.json (scripts/build/sealedBuild.ts). */
export interface BuildRecord {
  /** `unknown` for a build outside a repository; ends in + where files differed from the commit. */
  commit: string
  /** The build's name, as `<meta name="build">` says it. */
  build: string
  /** The hash over all files' hashes. */
  hash: string
  /** Each file's SHA-256 in hexadecimal, by its path. */
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

/** Answers what a build.json says; throws a TypeError for one of another shape, as a host may answer anything. */
export function readBuildRecord(json: unknown): BuildRecord {
  if (!isRecord(json) || !isRecord(json['files'])) throw new TypeError('build.json is of another shape')
  return {
    commit: fits(json['commit'], COMMIT),
    build: fits(json['build'], NAME),
    hash: fits(json['hash'], HASH),
    files: Object.entries(json['files']).map(([file, hash]) => ({ file: fits(file, FILE), hash: fits(hash, HASH) })),
  }
}

/** Answers what the hash of a build is made of: what `sha256sum` says of its files, in the order of their names. */
export const linesOf = (files: BuildRecord['files']): string =>
  files.map(({ file, hash }) => `${hash}  ${file}\n`).join('')

/** Answers bytes in hexadecimal. */
export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
