import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openIndexStore, storeName } from './indexStore.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'services-index-store-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a chain that starts anew has a store of another name, and the same chain the same one', () => {
  const names = [
    storeName('0xAA', 'devnet 0'),
    storeName('0xaa', 'devnet 0'),
    storeName('0xbb', 'devnet 0'),
    storeName('0xaa', 'devnet 1'),
  ]
  expect(names[0]).toBe(names[1])
  expect(new Set(names).size).toBe(3)
  expect(names.every((name) => /^index_[0-9a-f]{16}$/.test(name))).toBe(true)
})

test.each([
  { keepsOthers: false, remains: false },
  { keepsOthers: true, remains: true },
])(
  'an embedded store of a former chain is deleted unless other stores are kept: %o',
  async ({ keepsOthers, remains }) => {
    const former = join(directory, 'index_former')
    mkdirSync(former)
    const store = await openIndexStore({ databaseUrl: null, directory, keepsOthers }, 'index_new')
    expect(existsSync(former)).toBe(remains)
    expect(store.place).toEqual({ directory: join(directory, 'index_new'), databaseUrl: null })
    await expect(openIndexStore({ databaseUrl: null, directory, keepsOthers }, 'index_new')).rejects.toThrow('stop it')
    mkdirSync(join(directory, 'index_new'))
    await store.clear()
    expect(existsSync(join(directory, 'index_new'))).toBe(false)
    store.close()
    ;(await openIndexStore({ databaseUrl: null, directory, keepsOthers }, 'index_new')).close()
  },
)

test('a store without a location is in a temporary directory, which is removed at its end', async () => {
  const store = await openIndexStore({ databaseUrl: null, directory: null, keepsOthers: false }, 'index_new')
  const kept = store.place.directory ?? ''
  expect(store.place.databaseUrl).toBeNull()
  expect(existsSync(kept)).toBe(true)
  await store.clear()
  store.close()
  expect(existsSync(kept)).toBe(false)
})
