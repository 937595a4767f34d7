import { expect, test } from 'vitest'
import { createMetrics, type IndexFigures } from './metrics.ts'

type State = ReturnType<IndexFigures['state']>

/** Returns the values of the index's figures by name; those without a value are absent. */
async function figuresOf(state: State, reorgs: number | null): Promise<Record<string, number>> {
  const metrics = createMetrics({ state: () => state, reorganisations: async () => reorgs, rebuilds: () => 2 })
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('services_index_'))
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]))
}

test('metrics have the newest block of the index, its lag, reorganisations and rebuilds', async () => {
  expect(await figuresOf({ isReady: false, indexed: 90, head: 100 }, 3)).toEqual({
    services_index_ready: 0,
    services_index_block: 90,
    services_index_lag_blocks: 10,
    services_index_reorgs: 3,
    services_index_rebuilds: 2,
  })
})

test('metrics lack the figures of an index that does not reply', async () => {
  expect(await figuresOf({ isReady: false, indexed: null, head: null }, null)).toEqual({
    services_index_ready: 0,
    services_index_rebuilds: 2,
  })
})

test('metrics have no figures of an index where there is none', async () => {
  expect(await createMetrics().text()).not.toContain('services_index')
})
