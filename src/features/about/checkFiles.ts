import { siteUrl } from '../../core/site'
import { type BuildRecord, hexOf, linesOf, readBuildRecord } from './buildRecord.rules'

const TIMEOUT_MS = 30_000
const CONCURRENT_FETCHES = 6

/** Fetches from the host itself: `no-store` bypasses the browser's cache and the service worker (requests.rules.ts). */
const fetchFile = (path: string): Promise<Response> =>
  fetch(siteUrl(path), { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Fetches the build record; throws where the host has no such file, or something else in its place. */
export async function fetchBuildRecord(): Promise<BuildRecord> {
  const response = await fetchFile('build.json')
  if (!response.ok) throw new Error(`build.json returned ${response.status}`)
  return readBuildRecord(await response.json())
}

/** The name of the build that the open page belongs to; absent on a page of a development server. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Returns whether the open page belongs to a build, which names its files and their hashes. */
export const isSealedBuild = (): boolean => ownBuild() !== undefined

export interface Checked {
  /** Files that differ from the build record or cannot be fetched. */
  different: readonly string[]
  /** Whether the hash of the build matches the hashes of its files. */
  isHashRight: boolean
  /** Whether the open page belongs to this build. */
  isOwnBuild: boolean
}

/** Returns whether hashes can be computed; browsers support it only over https or on localhost. */
export const canCheck = (): boolean => 'subtle' in crypto

const hashOf = async (content: ArrayBuffer): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', content))

async function isSame({ file, hash }: BuildRecord['files'][number]): Promise<boolean> {
  try {
    // Some hosts redirect requests for index.html.
    const response = await fetchFile(file === 'index.html' ? '' : file)
    return response.ok && (await hashOf(await response.arrayBuffer())) === hash
  } catch {
    return false
  }
}

/** Fetches every file of the build and compares it with its hash; reports the number done to `onProgress`. */
export async function checkFiles(record: BuildRecord, onProgress: (checkedCount: number) => void): Promise<Checked> {
  const different: string[] = []
  const queue = [...record.files]
  let checkedCount = 0
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!(await isSame(next))) different.push(next.file)
      checkedCount += 1
      onProgress(checkedCount)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, work))
  const lines = new TextEncoder().encode(linesOf(record.files))
  return {
    different: different.toSorted(),
    isHashRight: (await hashOf(lines.buffer)) === record.hash,
    isOwnBuild: ownBuild() === record.build,
  }
}
