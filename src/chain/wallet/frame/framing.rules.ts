/**
 * Checks whether every page around this one may embed it: pages of its own origin, and those that the deployment
 * allows. `ancestors` has their origins from the inside out; null for one that the browser does not name.
 */
export const isFrameTrusted = (
  ancestors: readonly (string | null)[],
  ownOrigin: string,
  allowed: readonly string[],
): boolean => ancestors.every((origin) => origin !== null && (origin === ownOrigin || allowed.includes(origin)))
