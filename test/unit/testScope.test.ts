import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/journeyShares.ts'
import { parts } from '../../scripts/parts.ts'
import { root } from '../../scripts/program.ts'
import { casesOf, DETAILS_ONLY_IN_ALL, excludedFiles, excludedTitles, ONLY_IN_ALL } from '../../scripts/scope.ts'

/** A journey of each write that `npm test` runs: its file in test/e2e, and the beginning of its title. */
const WRITES: Readonly<Record<string, readonly [file: string, title: string]>> = {
  approve: ['swap', 'token to token: Enable once'],
  'approve after a reset to 0': ['resetFirst', 'a token whose allowance must be reset first'],
  revoke: ['allowances', 'shows every contract allowed to spend tokens'],
  'swap, exact input': ['swap', 'BNB to token'],
  'swap, exact output': ['swap', 'exact output'],
  'swap, taxed token': ['swap', 'taxed token'],
  'wrap and unwrap': ['swap', 'wrap and unwrap'],
  'add liquidity': ['liquidity', 'an existing pool'],
  'add liquidity, native coin': ['liquidity', 'native coin'],
  'add liquidity, new pool': ['liquidity', 'new pool'],
  'add liquidity, one token': ['liquidityOneToken', 'one token alone'],
  'remove liquidity by permit': ['liquidityRemove', 'remove by signature'],
  'remove liquidity by approval': ['liquidityRemove', 'remove by approval'],
  'stake in and leave a farm': ['farms', 'a farm is enabled'],
  'harvest farms': ['farmsHarvest', 'one farm is harvested, then all'],
  'stake in, harvest and leave a pool': ['pools', 'a pool is enabled'],
  compound: ['pools', 'the manual pool compounds'],
  'stake the native coin': ['pools', 'the native coin is staked'],
  'stake in an early pool': ['poolsEarly', 'a pool of the early kind'],
  'harvest pools': ['poolsHarvest', 'all pools with a reward'],
  'emergency withdrawal': ['poolsHarvest', 'a pool that cannot pay is unstaked'],
  'deposit in and leave the vault': ['poolsVault', 'the vault is enabled'],
  'claim the bounty': ['poolsVault', 'the bounty is claimed'],
  'speed up': ['transactions', 'sped up'],
  cancel: ['transactions', 'cancelled in the app'],
  'send again': ['transactions', 'dropped by the network'],
  'bet, and collect': ['prediction', 'a bet on UP enters the round once'],
  'reclaim a bet': ['prediction', 'at equal prices nobody wins, and a cancelled round'],
  'collect several rounds': ['predictionHistory', 'winnings of several rounds'],
  'buy tickets': ['lotteryBuy', 'one ticket is approved'],
  'collect prizes': ['lotteryClaim', 'the prizes of an older round'],
  'create a profile': ['profile', 'a profile is created from nothing'],
  'claim points': ['profilePoints', 'points of a sale'],
  'change the picture of a profile': ['profile', 'the picture is changed'],
  'pause a profile': ['profile', 'a profile is paused'],
  'reactivate a profile': ['profile', 'a profile is paused, which returns its picture, and reactivated'],
  'register for the battle': ['competition', 'an active profile registers'],
  'claim the reward of the battle': ['competition', 'the reward is claimed'],
  'transfer a collectible': ['collectibles', 'a transfer checks the recipient'],
  'claim a collectible': ['collectiblesClaims', 'the collectibles of a team'],
  'claim a collectible with a price': ['collectiblesClaims', 'the collectibles of a team'],
  'claim the refund of a starter': ['collectiblesClaims', 'the collectibles of a team'],
  'publish a proposal': ['voting', 'a proposal is refused'],
  vote: ['voting', 'two accounts vote'],
}

describe('the short run', () => {
  test('leaves out only files that exist', () => {
    for (const file of Object.values(ONLY_IN_ALL).flatMap((files) => Object.keys(files)))
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  test('leaves out nothing when a part is named or the whole suite runs', () => {
    expect([excludedFiles('e2e', 'all'), excludedTitles('all'), casesOf('all')]).toEqual([[], null, {}])
    expect(filesOf('test/e2e', excludedFiles('e2e', 'all'))).toEqual(filesOf('test/e2e'))
  })

  test.each(Object.entries(WRITES))('has a journey: %s', (_write, [name, title]) => {
    const file = `test/e2e/${name}.test.ts`
    expect(filesOf('test/e2e', excludedFiles('e2e', 'short'))).toContain(file)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`test('${title}`)
    expect(excludedTitles('short')?.test(`${name}.test.ts ${title}`)).toBe(false)
  })

  test.each(Object.entries(DETAILS_ONLY_IN_ALL))('leaves out details that exist: %s', (file, titles) => {
    const text = readFileSync(join(root, file), 'utf8')
    for (const title of titles) expect(text, title).toMatch(new RegExp(`test(\\.describe)?\\(\\s*['\`]${title}`))
    expect(excludedFiles('e2e', 'short')).not.toContain(file)
  })

  test.each(Object.keys(casesOf('short')))('limits cases that a test reads: %s', (name) => {
    const files = ['test/contracts', 'src/app'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
    expect(tests.filter((file) => readFileSync(file, 'utf8').includes(`process.env['${name}']`))).toHaveLength(1)
  })

  test('includes every part except the static checks, the services and the comparison of two builds', () => {
    const left = parts.filter(({ isOnlyInAll }) => isOnlyInAll)
    expect(left.map(({ name }) => name)).toEqual(['check', 'services', 'builds'])
  })
})

test('every part runs in the same locale and time zone, whatever those of the machine are', () => {
  expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ locale: 'en-US', timeZone: 'UTC' })
})
