import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairAddress } from '../../src/chain/contracts/pair/address.ts'
import { root } from '../../scripts/program.ts'
import { toAddress } from '../../src/core/address.ts'

/** Collections that only grow, each with its bound. */
const BOUNDED_BY: Readonly<Record<string, string>> = {
  'src/app/offline/worker/worker.ts reported': 'the files of the build',
  'src/features/lists/dialog/search/useHoldings.ts NO_BALANCES': 'its type: nothing can be added to a ReadonlyMap',
  'src/features/swap/notices/tokenWarnings.ts read': 'the warnings of the deployment',
  'src/i18n/figures/axis.ts tickFormats': 'the numbers of decimals up to MOST_DECIMALS',
  'src/market/prices/tokenTable.ts cached': 'the tokens of the deployment',
}

const EMPTY = /^(?:export )?(?:const|let) (\w+)[^=\n]* = new (?:Map|Set)(?:<[^\n]*>)?\(\)$/gm

test('a module’s collection deletes entries, has a limit, or has its bound stated here', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
  const unboundedCaches = code.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const names = [...text.matchAll(EMPTY)].map(([, name = '']) => name)
    return names
      .filter((name) => !new RegExp(`\\b${name}\\.(?:delete|clear)\\(`).test(text))
      .map((name) => `${file} ${name}`)
  })
  expect(unboundedCaches.toSorted()).toEqual(Object.keys(BOUNDED_BY))
})

test('a pair’s address stays correct when more pairs were requested than are cached', () => {
  const token = (index: number) => toAddress(`0x${index.toString(16).padStart(40, '0')}`)
  const first = pairAddress(token(1), token(2))
  for (let index = 3; index < 20_010; index += 1) pairAddress(token(1), token(index))
  expect(pairAddress(token(2), token(1))).toBe(first)
})
