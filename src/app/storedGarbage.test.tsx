import { act, render } from '@testing-library/react'
import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordOf } from '../../test/unit/support/transactionRecord'
import { readStoredResults } from '../chain/multicall/storedResults'
import { readConnectorChoice, readLastWallet } from '../chain/wallet/connectorChoice'
import { readDemoAccount } from '../chain/wallet/demo/demoAccount'
import { demoAccounts } from '../deployment/demoAccounts'
import { readStoredSession, type StoredSession } from '../chain/wallet/walletConnect/storedSession'
import { WalletProvider } from '../chain/wallet/WalletProvider'
import { deployment } from '../deployment/deployment'
import { startLanguage } from '../i18n'
import { App } from './App'
import { createStore, type StoreEvents } from './store'
import { readStored } from './storedState'
import { loadPersistence } from './storedParts'
import { lostOf, showLossNotice } from './storedStateNotice'
import { unicodeCharacter } from '../../test/unicodeCharacter'

const { parts: SCALE, persistAllParts } = await loadPersistence()

const { name, chainId } = deployment
const STATE = 'hotcake_1'
const PART_KEYS = Object.keys(SCALE).map((part) => `hotcake_${part}`)
const NUMBERS = `hotcake_numbers_${name}_${chainId}`
const LOCAL = [
  STATE,
  ...PART_KEYS,
  NUMBERS,
  'hotcake_language',
  'connectorId',
  'hotcake_lastWallet',
  'demoWalletAccount',
  'walletconnect',
]
const SESSION = ['hotcake_scroll', 'hotcake_chart_1', 'hotcake_tab']
/** Modules that read storage; a new one adds its key to the lists above. */
const READERS = [
  'app/offline/offlineResults.ts',
  'app/page/scrollMemory.ts',
  'app/storedState.ts',
  'chain/wallet/connectorChoice.ts',
  'chain/wallet/demo/demoAccount.ts',
  'chain/wallet/walletConnect/storedSession.ts',
  'features/swap/chart/historyCache.ts',
  'features/transactions/follow/tabs.ts',
  'i18n/activeLanguage.ts',
]
const READ_STATES = 1_000
/** Rendering the page takes about sixteen times as long as parsing a state, so fewer states are rendered. */
const DRAWN_STATES = Number(process.env['RENDERED_STATES'] ?? 60)

const token = (digit: string) => ({ address: `0x${digit.repeat(40)}`, symbol: digit, decimals: 18 })
const listed = { chainId, address: token('c').address, symbol: 'C', name: 'C', decimals: 18 }
const record = recordOf({ chainId })

/** A valid stored state with content in each part. */
const completeState = {
  version: 2,
  user: {
    slippageBps: 80,
    theme: 'dark',
    isExpert: true,
    recentRecipients: [token('d').address],
    ownNode: 'https://a.example',
  },
  transactions: { [chainId]: { [record.hash]: record } },
  farms: { view: 'cards', isStakedOnly: true, sort: 'apr' },
  pools: { view: 'cards', isStakedOnly: true, sort: 'apr' },
  pairs: { [chainId]: { [`${token('a').address};${token('b').address}`]: [token('a'), token('b')] } },
  lists: {
    byUrl: {
      'https://a.example/list.json': {
        current: { name: 'A', timestamp: '', version: { major: 1, minor: 0, patch: 0 }, tokens: [listed] },
      },
    },
    activeUrls: ['https://a.example/list.json'],
    ownUrls: ['https://a.example/list.json'],
    lastInitializedDefaultUrls: [],
    customTokens: { [chainId]: { [listed.address]: listed } },
  },
}
/** Returns the stored form of one part. */
const storedPartText = (key: string) => {
  const value: unknown = completeState[key.slice('hotcake_'.length) as keyof typeof completeState]
  return { version: 3, value, times: { slippageBps: 7, [`token\n${chainId}\n${listed.address}`]: 8, view: 9 } }
}
const numbers = { chainId, blockNumber: 7, data: { [`${token('a').address}-0x`]: '0x' } }

type Fields = Record<string, unknown>

function placesIn(value: unknown): [Fields, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(
    ([key, each]) => [[value as Fields, key], ...placesIn(each)] as [Fields, string][],
  )
}

/** JSON values that no reader expects. */
const nasty = fc.constantFrom<unknown>(null, [], {}, '', 0, -1, 1e308, true, '__proto__', { toString: 1 }, [[[]]], '0x')
const garbage = fc.oneof(fc.jsonValue({ maxDepth: 4 }), nasty)

/** Generates a state with garbage at some places of any depth. */
const damaged = (state: object) =>
  fc.array(fc.tuple(fc.nat(), garbage), { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy = structuredClone(state) as Fields
    for (const [at, value] of changes) {
      const places = placesIn(copy)
      const [parent, key] = places[at % Math.max(places.length, 1)] ?? []
      if (parent && key !== undefined) parent[key] = structuredClone(value)
    }
    return JSON.stringify(copy)
  })

const anyText = fc.oneof(
  fc.string({ unit: unicodeCharacter, maxLength: 40 }),
  garbage.map((value) => JSON.stringify(value)),
  fc.constantFrom('', 'null', '{', '[', '{"__proto__":{"user":1}}', '{"user":{"__proto__":{"theme":"dark"}}}'),
)
const texts = fc.record(
  Object.fromEntries(
    [...LOCAL, ...SESSION].map((key) => {
      if (key === STATE) return [key, fc.oneof(anyText, { weight: 3, arbitrary: damaged(completeState) })]
      if (PART_KEYS.includes(key))
        return [key, fc.oneof(anyText, { weight: 3, arbitrary: damaged(storedPartText(key)) })]
      if (key === NUMBERS) return [key, fc.oneof(anyText, damaged(numbers))]
      if (key === 'walletconnect') return [key, fc.oneof(anyText, damaged({ topic: 'a', chainId, chosen: null }))]
      return [key, fc.oneof(anyText, fc.constantFrom('demo', 'injected', 'announced:x', '1', 'ar-SA', '[["a",1]]'))]
    }),
  ),
  { requiredKeys: [] },
)

const isIdOrNull = (id: unknown) => id === null || (typeof id === 'string' && id !== '')
const isSessionOrNull = (session: StoredSession | null) =>
  session === null ||
  (typeof session.topic === 'string' && typeof session.chainId === 'number' && isIdOrNull(session.chosen || null))

const keysRead = new Set<string>()
const errors: unknown[] = []

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network in this test'))),
  )
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** Reads all storage that a start reads before the first render, and returns the store. */
function read() {
  const store = createStore({
    persist: persistAllParts,
    onFound: (stored, kept) => act(() => showLossNotice(stored, kept)),
  })
  startLanguage()
  return store
}

/** Renders the first page, unmounts it and returns its text. */
async function start(): Promise<string> {
  const store = read()
  const { container, unmount } = render(
    <WalletProvider>
      <App store={store} />
    </WalletProvider>,
  )
  await act(async () => undefined)
  const words = container.querySelector('header') ? container.textContent : 'no page'
  unmount()
  return words
}

// Generated choices and accounts may be valid, and then the wallet is already connected.
const isWell = (words: string) =>
  /Connect(?:ing| Wallet)|0x[\da-f]{4}…/i.test(words) && !/due to an error|no page/.test(words)

/** Replaces the content of both storages. */
function replaceStored(stored: Readonly<Record<string, string | undefined>>): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, text] of Object.entries(stored)) {
    if (text !== undefined) (SESSION.includes(key) ? sessionStorage : localStorage).setItem(key, text)
  }
}

test(`the app parses ${READ_STATES} garbage states`, () => {
  fc.assert(
    fc.property(texts, (stored) => {
      replaceStored(stored)
      // A slice's state is never undefined: invalid data is replaced by the initial state.
      expect(Object.values(read().getState())).not.toContain(undefined)
      for (const id of [readConnectorChoice(), readLastWallet()]) expect(id).toSatisfy(isIdOrNull)
      expect([null, ...demoAccounts.keys()]).toContain(readDemoAccount())
      expect(readStoredResults(readStored(NUMBERS), chainId)).not.toBeUndefined()
      expect(readStoredSession()).toSatisfy(isSessionOrNull)
      expect(errors).toEqual([])
    }),
    { numRuns: READ_STATES },
  )
})

test(`the app renders its first page from ${DRAWN_STATES} garbage states`, async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (stored) => {
      replaceStored(stored)
      expect(await start()).toSatisfy(isWell)
      expect(errors).toEqual([])
    }),
    { numRuns: DRAWN_STATES },
  )
})

test.each(['getItem', 'setItem'] as const)('starts where storage throws on %s', async (method) => {
  const closed = () => {
    throw new DOMException('No', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {}, [method]: closed })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [method]: closed })
  expect(await start()).toSatisfy(isWell)
})

test('starts without any storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(await start()).toSatisfy(isWell)
})

test('every storage key that the app reads is covered by the garbage tests above', async () => {
  const noting = (text: string | null) => ({
    getItem: (key: string) => (keysRead.add(key), text),
    setItem: () => {},
    removeItem: () => {},
  })
  vi.stubGlobal('localStorage', noting(null))
  vi.stubGlobal('sessionStorage', noting(null))
  await start()
  expect([...keysRead]).toEqual(expect.arrayContaining([STATE, ...PART_KEYS, 'hotcake_language', 'connectorId']))
  expect([...keysRead].filter((key) => ![...LOCAL, ...SESSION].includes(key))).toEqual([])
})

test('no other module of the app reads storage', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const isReading = (file: string) => /Storage\.getItem|\breadStored\(/.test(readFileSync(join('src', file), 'utf8'))
  expect(files.filter((file) => isReading(file) && !/test/.test(file)).toSorted()).toEqual(READERS)
})

test.each([
  ['under the old single key', () => localStorage.setItem(STATE, JSON.stringify(completeState))],
  [
    'under a key for each part',
    () => {
      for (const key of PART_KEYS) localStorage.setItem(key, JSON.stringify(storedPartText(key)))
    },
  ],
])('a valid state %s is restored completely', (_where, store) => {
  store()
  const lost: string[][] = []
  const onFound: StoreEvents['onFound'] = (stored, kept) => {
    if (stored !== 'garbage') lost.push(lostOf(stored, kept))
  }
  const { user, transactions, pairs, lists, farms, pools } = createStore({
    persist: persistAllParts,
    onFound,
  }).getState()
  expect(lost).toEqual([[]])
  expect({ user, transactions, pairs, farms, pools }).toMatchObject({
    ...{ user: completeState.user, transactions: completeState.transactions, pairs: completeState.pairs },
    ...{ farms: completeState.farms, pools: completeState.pools },
  })
  expect(lists.customTokens).toEqual(completeState.lists.customTokens)
})
