import type * as FastCheck from 'fast-check'
import { vi } from 'vitest'

/** Every mutant runs all properties: few runs with a fixed seed keep that short, and the score reproducible. */
const DEFAULT_RUNS = Number(process.env['PROPERTY_RUNS'] ?? '50')
/** A test that requests more than the usual 100 runs searches for a rare case. */
const MOST_RUNS = 6 * DEFAULT_RUNS
const SEED = 1

vi.mock('fast-check', async (load) => {
  const real = await load<typeof FastCheck>()
  const assert = <Ts>(property: FastCheck.IRawProperty<Ts>, parameters?: FastCheck.Parameters<Ts>) =>
    real.assert(property, {
      seed: SEED,
      ...parameters,
      // Only the failure counts: shrinking to the smallest counter-example would take a hundred runs.
      endOnFailure: true,
      numRuns: Math.min(parameters?.numRuns ?? DEFAULT_RUNS, MOST_RUNS),
    })
  return { ...real, assert }
})
