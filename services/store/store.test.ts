import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectOneOfEach, expectTables } from '../testing/storeExpectations.ts'
import { openStore } from './store.ts'
import { proposals } from './tables.ts'

test('the embedded store has the declared tables, and keeps its rows in its directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'services-store-'))
  const directory = join(folder, 'data')
  // A start that was killed amid the creation of the store leaves this.
  mkdirSync(`${directory}.draft`)
  writeFileSync(join(`${directory}.draft`, 'PG_VERSION'), '16')
  const first = await openStore({ directory })
  expect(existsSync(`${directory}.draft`)).toBe(false)
  await expectTables(first)
  await expectOneOfEach(first)
  await expect(openStore({ directory })).rejects.toThrow('stop it, or choose another directory')
  await first.close()
  const second = await openStore({ directory })
  expect((await second.database.select().from(proposals)).length).toBe(1)
  await second.close()
  rmSync(folder, { recursive: true, force: true })
})
