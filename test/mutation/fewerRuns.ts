import type * as FastCheck from 'fast-check'
import { vi } from 'vitest'

/** Every mutant runs the properties anew: few runs of a fixed seed keep that short, and the score the same each time. */
const DEFAULT_RUNS = Number(process.env['PROPERTY_RUNS'] ?? '50')
/** A test that asks for more than the usual 100 runs does so because what it looks for is rare. */
const MOST_RUNS = 6 * DEFAULT_RUNS
const SEED = 1

vi.mock('fast-check', async (load) => {
  const real = await load<typeof FastCheck>()
  const assert = <Ts>(property: FastCheck.IRawProperty<Ts>, parameters?: FastCheck.Parameters<Ts>) =>
    real.assert(property, {
      seed: SEED,
      ...parameters,
      // A failure is all that counts: the smallest counter-example would take a hundred runs to find.
      endOnFailure: true,
      numRuns: Math.min(parameters?.numRuns ?? DEFAULT_RUNS, MOST_RUNS),
    })
  return { ...real, assert }
})
