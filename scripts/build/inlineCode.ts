import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { renamedSegments } from '../../src/app/redirects.rules.ts'
import { buildTarget } from '../browserFloor.ts'
import { declaredRoutes } from '../readRoutes.ts'

const bootstrapSource = fileURLToPath(new URL('../../src/app/root/bootstrap.ts', import.meta.url))

/** Returns a module and all its imports as one classic script; each of `values` replaces the identifier of its name. */
export async function scriptCode(source: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}

/**
 * Text of a page whose code is missing or fails its integrity check. It is in English only: no language file has loaded
 * then either.
 */
const codeMissing = (productName: string): [element: string, text: string][] => [
  ['h1', `${productName} could not be started`],
  ['p', 'A file is missing, or it was rejected because it differs from the published one. Nothing was signed.'],
  ['p', 'Check your connection and reload. If you see this again, the host of this site may have changed files.'],
]

/**
 * Returns the bootstrap code, which runs before the app's code, built with the table of the product's paths (trading 2.1).
 */
export async function bootstrapCode(productName: string): Promise<string> {
  const segments = [...declaredRoutes.map(({ path }) => path.split('/')[1] ?? ''), ...renamedSegments]
  const WORDS = [...new Set(segments)].filter((segment) => segment !== '')
  const code = await scriptCode(bootstrapSource, { WORDS, CODE_MISSING: codeMissing(productName) })
  if (/<\/script|<!--/i.test(code))
    throw new Error('The bootstrap code contains </script or <!--, which an inline script cannot')
  return code.trim()
}
