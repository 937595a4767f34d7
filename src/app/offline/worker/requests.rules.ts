/** The files of a build, as paths below the worker's scope: without a leading slash and without a query. */
export interface ShellFiles {
  /** Cached on installation: code, styles, images. */
  files: readonly string[]
  /** Cached after their first request. */
  onDemand: readonly string[]
  /** The hashes of these files and of the page, in the format of an `integrity` attribute. */
  integrity: Readonly<Record<string, string>>
}

/** The parts of a request that decide how it is handled. */
export interface PageRequest {
  method: string
  mode: string
  url: string
  cache: string
  /** The hash that the page expects; empty without one. */
  integrity: string
}

/** Cache modes that request the host's own bytes, which /about compares with the build's hashes. */
const PAST_CACHES: ReadonlySet<string> = new Set(['no-store', 'reload'])

/** Folder of the files that are named by their content: such a path never names another file. */
const NAMED_BY_CONTENT = 'assets/'

/**
 * Returns what the worker serves for a request: the shell for a page of the app, or one of the build's own files by its
 * path. `older` is code that may belong to the previous build, which an open tab still runs. Null lets the request pass
 * as if there were no worker: writes, other origins (nodes, explorers, services, lists), unlisted paths, requests past
 * every cache, and files for which the page expects another hash, as a page of a newer build does.
 */
export function responseKind(
  { method, mode, url, cache, integrity: expected }: PageRequest,
  scope: string,
  { files, onDemand, integrity }: ShellFiles,
): 'shell' | { file: string } | { older: string } | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null
  if (mode === 'navigate') return 'shell'
  if (PAST_CACHES.has(cache)) return null
  const path = url.slice(scope.length).split(/[?#]/, 1)[0] ?? ''
  if (!files.includes(path) && !onDemand.includes(path)) {
    return path.startsWith(NAMED_BY_CONTENT) ? { older: path } : null
  }
  return expected === '' || expected === integrity[path] ? { file: path } : null
}

/** Returns the caches to delete, with `names` oldest first: all of this app except this build's and the previous one. */
export function cachesToDrop(names: readonly string[], prefix: string, current: string): string[] {
  const older = names.filter((name) => name.startsWith(prefix) && name !== current)
  // A tab of the previous build may still request the rest of its code.
  return older.slice(0, -1)
}
