import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { oldWords } from '../../src/app/redirects.rules.ts'
import { routes } from '../../src/app/routes.ts'
import { buildTarget } from '../browserFloor.ts'

const bootstrap = fileURLToPath(new URL('../../src/app/root/bootstrap.ts', import.meta.url))

/** Answers a module and all it imports as one classic script, with values written in by their names. */
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

/** Said when the app's code is missing or was refused: then no other language has arrived either. */
const codeMissing = (productName: string): [element: string, words: string][] => [
  ['h1', `${productName} could not be started`],
  ['p', 'A file of it is missing, or was refused because it is not the one that was published. Nothing was signed.'],
  ['p', 'Check your connection and reload. If this stays, whoever serves this page may have altered files.'],
]

/** Answers the code that runs in the page before all other, from the table of the product's paths (trading 2.1). */
export async function headCode(productName: string): Promise<string> {
  const words = [...routes.map(({ path }) => path.split('/')[1] ?? ''), ...oldWords]
  const WORDS = [...new Set(words)].filter((word) => word !== '')
  const code = await scriptCode(bootstrap, { WORDS, CODE_MISSING: codeMissing(productName) })
  if (/<\/script|<!--/i.test(code)) throw new Error('The code before all other cannot stand in a page')
  return code.trim()
}
