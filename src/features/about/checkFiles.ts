import { siteUrl } from '../../core/site'
import { type BuildRecord, hexOf, linesOf, readBuildRecord } from './buildRecord.rules'

const PATIENCE_MS = 30_000
const AT_ONCE = 6

/** Fetches the host's own bytes: `no-store` goes past the browser's cache, and past the service worker (requests.rules.ts). */
const ask = (path: string): Promise<Response> =>
  fetch(siteUrl(path), { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })

/** Answers what this build says of itself; throws where the host has no such file, or another thing in its place. */
export async function fetchBuildRecord(): Promise<BuildRecord> {
  const response = await ask('build.json')
  if (!response.ok) throw new Error(`build.json answers ${response.status}`)
  return readBuildRecord(await response.json())
}

export interface Checked {
  /** The files whose content is another than the build says, or cannot be had. */
  different: readonly string[]
  /** Whether the hash of the build is that of its files' hashes. */
  isHashRight: boolean
  /** Whether the page that is open now is of this build. */
  isOwnBuild: boolean
}

/** Whether hashes can be made here; browsers do so only on pages that came by https or from this machine. */
export const canCheck = (): boolean => 'subtle' in crypto

const hashOf = async (content: ArrayBuffer): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', content))

async function isSame({ file, hash }: BuildRecord['files'][number]): Promise<boolean> {
  try {
    // Some hosts send whoever asks for the page by its file's name elsewhere.
    const response = await ask(file === 'index.html' ? '' : file)
    return response.ok && (await hashOf(await response.arrayBuffer())) === hash
  } catch {
    return false
  }
}

/** Reads every file that the build names and compares it with its hash; `onProgress` hears how many are done. */
export async function checkFiles(record: BuildRecord, onProgress: (done: number) => void): Promise<Checked> {
  const different: string[] = []
  const waiting = [...record.files]
  let done = 0
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!(await isSame(next))) different.push(next.file)
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const lines = new TextEncoder().encode(linesOf(record.files))
  return {
    different: different.toSorted(),
    isHashRight: (await hashOf(lines.buffer)) === record.hash,
    isOwnBuild: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === record.build,
  }
}
