import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const NAME = 'virtual:list-validator'
const RESOLVED = `\0${NAME}`

const require = createRequire(import.meta.url)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const ANNOTATIONS: ReadonlySet<string> = new Set(['$schema', '$id', 'title', 'description', 'examples'])

/** Returns a schema without annotations; a property may itself be named `title`. */
function withoutAnnotations(json: Json, areNames = false): Json {
  if (Array.isArray(json)) return json.map((item) => withoutAnnotations(item))
  if (json === null || typeof json !== 'object') return json
  const fields = Object.entries(json).filter(([key]) => areNames || !ANNOTATIONS.has(key))
  return Object.fromEntries(
    fields.map(([key, value]) => [
      key,
      withoutAnnotations(value, !areNames && ['properties', 'definitions'].includes(key)),
    ]),
  )
}

/** Returns the published schema of token lists. */
export function listSchema(): Record<string, Json> {
  const file = require.resolve('@uniswap/token-lists/dist/tokenlist.schema.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>
}

const standalone = (require('ajv/dist/standalone') as { default: unknown }).default as (
  ajv: Ajv,
  refs: Record<string, string>,
) => string

/**
 * Returns the source of two validators compiled from the published schema: of a whole list and of an array of tokens. The
 * module generates no code at run time, which the content security policy forbids.
 */
function validatorCode(): string {
  const ajv = new Ajv({ allErrors: true, code: { source: true, esm: true } })
  addFormats(ajv)
  const schema = withoutAnnotations(listSchema()) as Record<string, Json>
  ajv.addSchema(schema, 'list')
  ajv.addSchema(
    { definitions: schema['definitions'], type: 'array', items: { $ref: '#/definitions/TokenInfo' } },
    'tokens',
  )
  const code = standalone(ajv, { validateList: 'list', validateTokens: 'tokens' })
  // ajv writes require() into ES modules as well. Each becomes an import that works with any module format of the bundler.
  const required = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = required.get(path) ?? `required${required.size}`
    required.set(path, name)
    return name
  })
  const imports = [...required].map(
    ([path, name]) =>
      `import * as ${name}Module from '${path}.js'\nconst ${name} = ${name}Module.default?.__esModule ? ${name}Module.default : ${name}Module`,
  )
  return [...imports, body].join('\n')
}

/** Serves the validators of token lists as `virtual:list-validator`, compiled in each build. */
export function listValidator(): Plugin {
  return {
    name: 'hotcake:list-validator',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? validatorCode() : undefined),
  }
}
