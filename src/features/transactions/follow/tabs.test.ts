// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordOf } from '../../../../test/unit/support/transactionRecord'

/** Names of the locks that the open tabs hold. */
let held: Set<string>

/** Opens a tab: loads its module anew, with the name that its session storage has. */
async function openTab(stored: string | null = null) {
  vi.resetModules()
  sessionStorage.clear()
  if (stored !== null) sessionStorage.setItem('hotcake_tab', stored)
  const { isReportingTab, tabName } = await import('./tabs')
  return { isReportingTab, name: await tabName() }
}

beforeEach(() => {
  held = new Set()
  type Granted = (lock: object | null) => unknown
  const locks = {
    async request(name: string, _options: object, granted: Granted) {
      if (held.has(name)) return granted(null)
      held.add(name)
      return granted({ name })
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

test('a tab has the same name after a reload, and a copy of it gets another', async () => {
  const first = await openTab()
  expect(sessionStorage.getItem('hotcake_tab')).toBe(first.name)
  held.clear()
  expect((await openTab(first.name)).name).toBe(first.name)
  expect((await openTab(first.name)).name).not.toBe(first.name)
})

test('the sending tab reports; another one only after that is closed', async () => {
  const sender = await openTab()
  const other = await openTab()
  const record = recordOf({ tab: sender.name })
  expect([await sender.isReportingTab(record), await other.isReportingTab(record)]).toEqual([true, false])
  held.delete(`hotcake_tab ${sender.name}`)
  expect(await other.isReportingTab(record)).toBe(true)
})

test('of several possible substitutes, one reports', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()]
  for (const record of [recordOf(), recordOf({ tab: 'gone' })]) {
    const reporters = await Promise.all(tabs.map(({ isReportingTab }) => isReportingTab(record)))
    expect(reporters.filter(Boolean)).toHaveLength(1)
  }
})

test('tabs that cannot detect each other all report rather than none', async () => {
  vi.stubGlobal('navigator', {})
  const { isReportingTab } = await openTab()
  expect(await isReportingTab(recordOf({ tab: 'another' }))).toBe(true)
})
