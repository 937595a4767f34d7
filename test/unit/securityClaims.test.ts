import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sections with claims; the others describe trust, keys and how to report. */
const CLAIM_PATTERNS = [
  'What the page can and cannot do',
  'The content security policy',
  'Is it what was published?',
  'Supply chain',
] as const

interface Claim {
  text: string
  proofs: { file: string; title: string }[]
}

/** Returns the bullets of a section, each with the tests that it names: Proof: `file` "title". */
function claimsOf(section: string): Claim[] {
  return section
    .split(/\n(?=- )/)
    .filter((part) => part.startsWith('- '))
    .map((part) => {
      const text = (part.split('\n\n')[0] ?? '').replaceAll(/\s+/g, ' ')
      const proofs = [...text.matchAll(/`((?:test|src)\/[^`]+)` "([^"]+)"/g)]
      return { text, proofs: proofs.map(([, file = '', title = '']) => ({ file, title })) }
    })
}

const sections = new Map(
  readFileSync('SECURITY.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section] as const),
)

test.each(CLAIM_PATTERNS)('each claim of SECURITY.md under "%s" names a test that exists', (name) => {
  const claims = claimsOf(sections.get(name) ?? '')
  expect(claims.length).toBeGreaterThan(0)
  expect(claims.filter(({ proofs }) => proofs.length === 0).map(({ text }) => text)).toEqual([])
  const missing = claims
    .flatMap(({ proofs }) => proofs)
    .filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').replaceAll(/\\'/g, "'").includes(title),
    )
  expect(missing).toEqual([])
})
