import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that start a real chain: one at a time, with time to deploy. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['test/devnet/**/*.test.ts'],
    globalSetup: ['test/devnet/support/startSharedChain.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
