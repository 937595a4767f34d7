import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The journeys that stake, and what they say. A sentence that none of them waits for has never been seen on a page. */
const E2E = 'test/e2e'
const journeys = readdirSync(E2E)
  .filter((file) => /^(pools|farms).*\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(E2E, file), 'utf8'))
  .join('\n')

const sources = ['earn', 'pools', 'farms']
  .flatMap((area) =>
    readdirSync(join('src/features', area), { recursive: true, encoding: 'utf8' }).map((file) => [area, file]),
  )
  .filter(([, file = '']) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(([area = '', file = '']) => readFileSync(join('src/features', area, file), 'utf8'))
  .join('\n')

/** Answers whether the journeys have a sentence within quotes, or the part of a longer one, with its gaps filled. */
function isWaitedFor(sentence: string, before = ''): boolean {
  const pattern = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%\w+%/g, String.raw`[^'"]+?`)
  return new RegExp(`${before}['"\`]${pattern}['"\`]`).test(journeys)
}

const messages = [...sources.matchAll(/title: '([^']+)',\s*body: '([^']+)'/g)].map(([, title = '', body = '']) => ({
  title,
  body,
}))

test('all messages of farms, pools and the vault are found', () => {
  const titles = new Set(messages.map(({ title }) => title))
  expect(titles).toEqual(
    new Set(['Error', 'Contract Enabled', 'Staked!', 'Unstaked!', 'Harvested!', 'Compounded!', 'Bounty collected!']),
  )
})

test.each(messages)('$title: $body is provoked by a journey', ({ title, body }) => {
  // Words that are used often have a name there.
  const named = new RegExp(`const (\\w+) = '${body.replaceAll(/[.!]/g, String.raw`\$&`)}'`).exec(journeys)?.[1]
  const told = `'${title}',\\s*`
  const isTold = isWaitedFor(body, told) || (named !== undefined && new RegExp(`${told}${named}\\b`).test(journeys))
  expect(isTold).toBe(true)
})

/** yield 2, 5 and 8: what pages and dialogs say in these very words, of which the journeys fill the gaps. */
test.each([
  'Syrup Pools',
  'Just stake some tokens to earn.',
  'High APR, low risk.',
  'Auto CAKE Bounty',
  'Start earning',
  'Starts in',
  'Ends in',
  'Claim Bounty',
  'Unstaking fee: %amount% %symbol%',
  '%symbol% required',
  'Insufficient %symbol% balance',
  'Maximum total stake: %amount% %token%',
  'Max stake for this pool: %amount% %token%',
  'These pools are no longer distributing rewards. Please unstake your tokens.',
  'You’ve already staked the maximum amount you can stake in this pool!',
  '%fee%% unstaking fee until',
  '%fee%% unstaking fee if withdrawn within %hours%h',
])('%s stands on a page and is waited for by a journey', (sentence) => {
  expect(sources).toContain(`t('${sentence}'`)
  expect(isWaitedFor(sentence)).toBe(true)
})
