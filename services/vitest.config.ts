import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of the self-hosted services: rules, the application on an embedded store, and processes. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    // Files share the two processes, and with them the loaded packages and the embedded store of testing/emptyStore.ts.
    isolate: false,
    setupFiles: ['test/freshFile.ts'],
    include: ['services/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The files mostly wait for processes that they start, so two run at a time on every machine. The default is the
    // number of processors less one.
    maxWorkers: 2,
    // The limit of the pure rules, as in scripts/coverage.ts. The part `services` turns the measurement on.
    coverage: {
      include: ['services/**/*.rules.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
})
