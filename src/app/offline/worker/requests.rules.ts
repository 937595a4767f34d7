/** What a build is made of, as paths below the worker's scope: `/`-less and without a query. */
export interface ShellFiles {
  /** Kept from the start: code, styles, pictures. */
  files: readonly string[]
  /** Kept once somebody has asked for them. */
  onDemand: readonly string[]
}

/** The part of a request that decides. */
export interface AskedFor {
  method: string
  mode: string
  url: string
}

/**
 * Answers what the worker may answer a request with: the shell for a page of the app, or one of the build's own files
 * by its path. Null means hands off: what is sent, what goes to another origin (nodes, explorers, services, lists) and
 * every path that is not listed pass as if there were no worker.
 */
export function answerFor(
  { method, mode, url }: AskedFor,
  scope: string,
  { files, onDemand }: ShellFiles,
): 'shell' | { file: string } | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null
  if (mode === 'navigate') return 'shell'
  const path = url.slice(scope.length).split(/[?#]/, 1)[0] ?? ''
  return files.includes(path) || onDemand.includes(path) ? { file: path } : null
}

/** Answers which caches to delete, oldest first in `names`: all of ours but this build's and the one before it. */
export function cachesToDrop(names: readonly string[], prefix: string, current: string): string[] {
  const older = names.filter((name) => name.startsWith(prefix) && name !== current)
  // A tab that still runs the build before may yet ask for the rest of its code.
  return older.slice(0, -1)
}
