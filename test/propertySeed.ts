import { configureGlobal, readConfigureGlobal } from 'fast-check'

/**
 * Seed of all property tests. It is the same in every run, so that a test passes or fails for its code only.
 * `PROPERTY_SEED=random` draws new values: a failure prints the seed, which then becomes an example of the test.
 */
const chosen = process.env['PROPERTY_SEED'] ?? '20211101'

if (chosen !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(chosen) })
