import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AreaParts } from '../core/area'
import { flatPart } from '../core/storedPart'
import { useToasts } from '../ui/toast/toastStore'
import { addLateParts } from './lateParts'
import { createStore } from './store'
import type { UpdaterContext } from './updaters'

// A slice of this test only.
interface Sample {
  count: number
  isShown: boolean
}
const FIRST: Sample = { count: 0, isShown: false }

const sampleReducer = (state: Sample = FIRST, action: { type: string }): Sample =>
  action.type === 'sample/counted' ? { ...state, count: state.count + 1 } : state

const part = flatPart(
  (stored): Sample => ({
    ...FIRST,
    ...(typeof stored === 'object' && stored && 'count' in stored && { count: Number(stored.count) }),
  }),
  ['count'],
)

function lateSample() {
  const started: string[] = []
  const parts: AreaParts<UpdaterContext> = {
    slices: { sample: sampleReducer },
    stored: { sample: { read: part.read, load: () => Promise.resolve(part) } },
    updaters: [({ chainId }) => void started.push(`on ${chainId}`)],
  }
  const late = vi.fn<() => Promise<AreaParts<UpdaterContext>>>(() => Promise.resolve(parts))
  return { started, late, area: { area: null, late } }
}

const sampleOf = (store: ReturnType<typeof createStore>) => (store.getState() as unknown as { sample?: Sample }).sample

beforeEach(() => localStorage.clear())

test('adds slices and starts updaters once, with the first page of an area', async () => {
  const { started, late, area } = lateSample()
  const store = createStore()
  const { user } = store.getState()
  expect(sampleOf(store)).toBeUndefined()
  await Promise.all([addLateParts(store, area), addLateParts(store, area)])
  await addLateParts(store, area)
  expect(sampleOf(store)).toEqual(FIRST)
  expect(store.getState().user).toBe(user)
  expect(started).toEqual(['on 31337'])
  expect(late).toHaveBeenCalledTimes(1)
  store.dispatch({ type: 'sample/counted' })
  expect(sampleOf(store)?.count).toBe(1)
})

test('adds the parts to each store, and keeps those of another area', async () => {
  const [one, other] = [lateSample(), lateSample()]
  const store = createStore()
  await addLateParts(store, one.area)
  store.dispatch({ type: 'sample/counted' })
  other.late.mockResolvedValue({ slices: { second: sampleReducer } })
  await addLateParts(store, other.area)
  expect(store.getState()).toMatchObject({ sample: { count: 1 }, second: FIRST })
  const fresh = createStore()
  await addLateParts(fresh, one.area)
  expect(sampleOf(fresh)).toEqual(FIRST)
})

test('restores what was stored, and stores changes', async () => {
  localStorage.setItem('hotcake_sample', JSON.stringify({ version: 3, value: { count: 7 }, times: { count: 7 } }))
  const store = createStore()
  await addLateParts(store, lateSample().area)
  expect(sampleOf(store)).toEqual({ count: 7, isShown: false })
  store.dispatch({ type: 'sample/counted' })
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(localStorage.getItem('hotcake_sample') ?? '{}')).toMatchObject({ value: { count: 8 } })
})

test('merges what another tab stores', async () => {
  const store = createStore()
  await addLateParts(store, lateSample().area)
  localStorage.setItem(
    'hotcake_sample',
    JSON.stringify({ version: 3, value: { count: 9 }, times: { count: Date.now() } }),
  )
  dispatchEvent(new StorageEvent('storage', { key: 'hotcake_sample' }))
  expect(sampleOf(store)?.count).toBe(9)
})

test('reports stored data that cannot be used', async () => {
  localStorage.setItem('hotcake_sample', '{garbage')
  await addLateParts(createStore(), lateSample().area)
  const titles = () => renderHook(useToasts).result.current.map(({ title }) => title)
  await vi.waitFor(() => expect(titles()).toContain('Some of your saved data could not be used.'), {
    timeout: 30_000,
  })
})

test('tries again after its code failed to load', async () => {
  const { late, area } = lateSample()
  const store = createStore()
  late.mockRejectedValueOnce(new Error('no network'))
  await expect(addLateParts(store, area)).rejects.toThrow('no network')
  await addLateParts(store, area)
  expect(sampleOf(store)).toEqual(FIRST)
})
