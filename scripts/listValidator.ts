import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { validatorModule } from './standaloneValidators.ts'

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

/** Returns the source of two validators compiled from the published schema: of a whole list and of an array of tokens. */
function validatorCode(): string {
  const ajv = new Ajv({ allErrors: true, code: { source: true, esm: true } })
  addFormats(ajv)
  const schema = withoutAnnotations(listSchema()) as Record<string, Json>
  ajv.addSchema(schema, 'list')
  ajv.addSchema(
    { definitions: schema['definitions'], type: 'array', items: { $ref: '#/definitions/TokenInfo' } },
    'tokens',
  )
  return validatorModule(ajv, { validateList: 'list', validateTokens: 'tokens' })
}

/** Serves the validators of token lists as `virtual:list-validator`, compiled in each build. */
export function listValidator(): Plugin {
  return {
    name: 'hotcake:list-validator',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? validatorCode() : undefined),
  }
}
