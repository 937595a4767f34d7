import type * as FastCheck from 'fast-check'
import { vi } from 'vitest'

/** Every mutant runs the properties anew: few runs of a fixed seed keep that short, and the score the same each time. */
const MOST_RUNS = Number(process.env['PROPERTY_RUNS'] ?? '50')
const DEFAULT_RUNS = 100
const SEED = 1

vi.mock('fast-check', async (load) => {
  const real = await load<typeof FastCheck>()
  const assert = <Ts>(property: FastCheck.IRawProperty<Ts>, parameters?: FastCheck.Parameters<Ts>) =>
    real.assert(property, {
      seed: SEED,
      ...parameters,
      numRuns: Math.min(parameters?.numRuns ?? DEFAULT_RUNS, MOST_RUNS),
    })
  return { ...real, assert }
})
