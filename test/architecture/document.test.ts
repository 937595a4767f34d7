import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mirroredParts, missingFrom } from './document.ts'
import { BASE_FEATURES } from './place.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const architecture = readFileSync(`${root}ARCHITECTURE.md`, 'utf8')

test('ARCHITECTURE.md has the tables and lists of the code', () => {
  const missing = missingFrom(architecture)
  expect(missing, `To be written in ARCHITECTURE.md:\n${missing.join('\n')}`).toEqual([])
})

test.each(mirroredParts())('a document without %j is reported', (part) => {
  expect(missingFrom(architecture.replaceAll(part, ''))).toContain(part)
})

test.each([
  ['| chain | yes |', '| chain | |'],
  ['| by index.ts | yes | never |', '| by index.ts | yes | by index.ts |'],
  ['`@web3-react/*`', '`@web3-react/core`'],
  ['slice chain rules', 'slice chain hooks rules'],
])('a changed %s is reported', (text, changed) => {
  expect(architecture).toContain(text)
  expect(missingFrom(architecture.replace(text, changed))).toHaveLength(1)
})

test('each base feature is a folder of src/features', () => {
  expect([...BASE_FEATURES].filter((name) => !existsSync(`${root}src/features/${name}/index.ts`))).toEqual([])
})
