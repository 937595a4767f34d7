import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bannedWordsIn, PLAIN_FOLDERS } from './wordRules.ts'

const contracts = fileURLToPath(new URL('../../contracts/', import.meta.url))

/** Solidity comments; strings are matched too, since a revert text may contain slashes. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const commentsOf = (source: string): string[] =>
  [...source.matchAll(TOKEN)].map(([token]) => token).filter((token) => token.startsWith('/'))

const sources = readdirSync(contracts, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.sol'))
  .map((entry) => join(entry.parentPath, entry.name))

test('the contracts use the terms of the field in their comments', () => {
  expect(sources.length).toBeGreaterThan(40)
  const found = sources.flatMap((path) =>
    commentsOf(readFileSync(path, 'utf8')).flatMap((comment) =>
      bannedWordsIn(comment).map((fault) => `${path.slice(contracts.length)} ${fault}`),
    ),
  )
  expect(found).toEqual([])
})

test('finds a banned word in a Solidity comment and skips revert texts', () => {
  const source = 'require(isPaid, "somebody // stands"); /// The pair is told.\n/* Whoever. */'
  expect(commentsOf(source).flatMap(bannedWordsIn)).toEqual([
    'says "told" (instead: reports, receives, sets)',
    'says "Whoever" (instead: the noun: the caller, the account, the user)',
  ])
})

test('lists each plain folder once, in order', () => {
  expect([...PLAIN_FOLDERS]).toEqual([...new Set(PLAIN_FOLDERS)].toSorted())
})
