// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createStore } from './store'
import { startAreas } from './updaters'

test('starts the updaters of every deployment and of enabled areas only', () => {
  const started: string[] = []
  const updaters = (name: string) => [() => void started.push(name)]
  const areas = [
    { area: null, updaters: updaters('lists') },
    { area: 'farms', updaters: updaters('farms') },
    { area: 'pools', updaters: updaters('pools') },
    { area: 'lottery', updaters: updaters('lottery') },
    { area: 'swap' },
  ] as const
  startAreas(areas, createStore(), { farms: true, pools: false })
  expect(started).toEqual(['lists', 'farms'])
})

test('passes store, nodes and chain id to an updater', () => {
  const store = createStore()
  let keys: string[] = []
  startAreas([{ area: null, updaters: [(context) => void (keys = Object.keys(context))] }], store)
  expect(keys.toSorted()).toEqual(['chainId', 'nodes', 'store'])
})
