import { expect, test, vi } from 'vitest'
import { createExternalStore } from './externalStore'

test('notifies each subscriber of a new value, after it is readable', () => {
  const store = createExternalStore(1)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.getSnapshot()))
  store.subscribe(() => seen.push(store.getSnapshot() * 10))
  store.set(2)
  expect(seen).toEqual([2, 20])
})

test('notifies nobody of an identical value', () => {
  const value = { name: 'one' }
  const store = createExternalStore(value)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(value)
  expect(listener).not.toHaveBeenCalled()
  store.set({ ...value })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('stops notifying a listener that unsubscribed, once or twice', () => {
  const store = createExternalStore(0)
  const [left, stayed] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const leave = store.subscribe(left)
  store.subscribe(stayed)
  leave()
  leave()
  store.set(1)
  expect(left).not.toHaveBeenCalled()
  expect(stayed).toHaveBeenCalledTimes(1)
})

test('runs its source from the first subscriber to the last', () => {
  const stop = vi.fn<() => void>()
  const start = vi.fn<() => () => void>(() => stop)
  const store = createExternalStore(0, start)
  expect(start).not.toHaveBeenCalled()
  const first = store.subscribe(() => {})
  const second = store.subscribe(() => {})
  first()
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
  second()
  second()
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
  store.subscribe(() => {})
  expect(start).toHaveBeenCalledTimes(2)
})
