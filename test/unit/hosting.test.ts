import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentedHeaders } from '../e2e/support/documentedHeaders.ts'
import { productionBuild } from './productionBuild.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/hosting.md'), 'utf8')

/** Returns the code block of a language in the guide. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1]
  if (found === undefined) throw new Error(`docs/hosting.md has no block of ${language}`)
  return found
}

const pairsIn = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value])

const isCacheHeader = ([name]: [string, string]) => name === 'Cache-Control'

test.each([
  ['nginx', /add_header ([\w-]+) "([^"]*)" always;/g],
  ['caddy', /^ {4}([\w-]+) "([^"]*)"$/gm],
  ['headers', /^ {2}([\w-]+): (.*)$/gm],
])('the configuration for %s has the headers of the table', (language, pattern) => {
  const written = pairsIn(block(language), pattern).filter((pair) => !isCacheHeader(pair))
  expect(Object.fromEntries(written)).toEqual(documentedHeaders())
  expect(Object.keys(documentedHeaders()).length).toBeGreaterThan(4)
})

test.each(['nginx', 'caddy', 'headers'])('for %s, code is cached for ever', (language) => {
  expect(block(language)).toContain('max-age=31536000, immutable')
})

test('the policy in the guide equals that of a build, except for the hashes', async () => {
  const html = readFileSync(join(await productionBuild('bsc'), 'index.html'), 'utf8')
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const documented = block('policy').trim().replaceAll(/\s+/g, ' ').replace(/;$/, '')
  expect(policy.replaceAll(/'sha256-[\w+/=]+'(?=[^;]*; style-src)/g, "'sha256-…'")).toBe(documented)
})
