import type { Ajv } from 'ajv'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const standalone = (require('ajv/dist/standalone') as { default: unknown }).default as (
  ajv: Ajv,
  refs: Record<string, string>,
) => string

/**
 * Returns the source of a module that exports a validator for each name, of the schema with the given id. It generates no
 * code at run time, which the content security policy forbids. `ajv` has to write ES modules.
 */
export function validatorModule(ajv: Ajv, idsByName: Record<string, string>): string {
  const code = standalone(ajv, idsByName)
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
