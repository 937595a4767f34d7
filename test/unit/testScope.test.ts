import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/journeyShares.ts'
import { parts } from '../../scripts/parts.ts'
import { root } from '../../scripts/program.ts'
import { excludedFiles, ONLY_IN_ALL } from '../../scripts/scope.ts'

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
  'harvest farms': ['farms', 'one farm is harvested, then all'],
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
}

describe('the short run', () => {
  test('leaves out only files that exist', () => {
    for (const file of Object.values(ONLY_IN_ALL).flatMap((files) => Object.keys(files)))
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  test('leaves out nothing when a part is named or the whole suite runs', () => {
    expect(excludedFiles('e2e', 'all')).toEqual([])
    expect(filesOf('test/e2e', excludedFiles('e2e', 'all'))).toEqual(filesOf('test/e2e'))
  })

  test.each(Object.entries(WRITES))('has a journey: %s', (_write, [name, title]) => {
    const file = `test/e2e/${name}.test.ts`
    expect(filesOf('test/e2e', excludedFiles('e2e', 'short'))).toContain(file)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`test('${title}`)
  })

  test('includes every part except the comparison of two builds', () => {
    expect(parts.filter(({ isOnlyInAll }) => isOnlyInAll).map(({ name }) => name)).toEqual(['builds'])
  })
})
