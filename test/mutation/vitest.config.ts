import viteConfig from '../../vite.config.ts'

/** Comma-separated test files of the group under mutation (scripts/mutate.ts). */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean)

const { test: _test, ...base } = viteConfig({ command: 'serve', mode: 'test' })
const setupFiles = ['test/freshFile.ts', 'test/mutation/fewerRuns.ts']
const testTimeout = 30_000

/** The projects of vite.config.ts with only the tests that belong to the mutated files, and with fewer runs of each property. */
export default {
  ...base,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          testTimeout,
          setupFiles,
          include: tests.filter((file) => file.endsWith('.ts')),
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          testTimeout,
          server: { deps: { inline: ['styled-components'] } },
          setupFiles: [...setupFiles, 'test/setup.ts'],
          include: tests.filter((file) => file.endsWith('.tsx')),
        },
      },
    ],
  },
}
