import viteConfig from '../../vite.config.ts'

/** Comma-separated test files of the group under mutation (scripts/mutate.ts). */
const include = (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean)

const { test: _test, ...base } = viteConfig({ command: 'serve', mode: 'test' })

/** The project "rules" of vite.config.ts with only the tests of the mutated files, and fewer runs of each property. */
export default {
  ...base,
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['test/freshFile.ts', 'test/mutation/fewerRuns.ts'],
    include,
  },
}
