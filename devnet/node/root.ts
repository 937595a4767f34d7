import { fileURLToPath } from 'node:url'

/** Root folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
