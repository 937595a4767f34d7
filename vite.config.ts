import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups, groupsWithoutCycles } from './scripts/build/chunkGroups.ts'
import { firstFacts } from './scripts/build/firstFacts.ts'
import { foldedSignatures } from './scripts/build/foldSignatures.ts'
import { leanPackages } from './scripts/build/leanPackages.ts'
import { leanStyles } from './scripts/build/leanStyles.ts'
import { sealedBuild } from './scripts/build/sealedBuild.ts'
import { thirdPartyNotices } from './scripts/build/thirdPartyNotices.ts'
import { buildTarget } from './scripts/browserFloor.ts'
import { checkDeployment } from './scripts/checkDeployment.ts'
import { compileHints } from './scripts/compileHints.ts'
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts'
import { earnTables } from './scripts/earnTables.ts'
import { firstPaint } from './scripts/firstPaint.ts'
import { listValidator } from './scripts/listValidator.ts'
import { pageTags } from './scripts/pageTags.ts'
import { readDeployment } from './scripts/readDeployment.ts'
import { replyValidators } from './scripts/replyValidators.ts'
import { webManifest } from './scripts/webManifest.ts'

/** Returns the path of a small replacement for a dependency of old packages (docs/decisions). */
const vendor = (name: string) => fileURLToPath(new URL(`vendor/browser/${name}.mjs`, import.meta.url))

/** Chunks that every page loads: see scripts/build/chunkGroups.ts. */
const ALWAYS_LOADED = /(?:^|\/)(?:react|frame|app|first|rolldown-runtime)-[\w-]{7}\.js$/

const NAMED_CHUNKS = [...chunkGroups.map(({ name }) => name), 'rolldown-runtime']

export default defineConfig(({ command, mode }) => {
  // The default deployment of a build is mainnet; the dev server and the tests use the local chain.
  const chosen = process.env['DEPLOYMENT'] ?? (command === 'build' && mode !== 'test' ? 'bsc' : 'devnet')
  const { directory, facts } = readDeployment(chosen)
  // Tests read only the shipped folders, which a separate test checks.
  if (mode !== 'test') checkDeployment(directory)
  return {
    // One build works in any folder of any host: its files are referenced by relative paths (src/core/site.ts).
    base: './',
    plugins: [
      firstFacts(directory),
      react(),
      leanPackages(),
      leanStyles(),
      foldedSignatures(),
      contentSecurityPolicy(facts),
      firstPaint(facts),
      pageTags(facts),
      listValidator(),
      replyValidators(),
      earnTables(directory),
      webManifest(facts),
      compileHints(),
      groupsWithoutCycles(),
      thirdPartyNotices(facts.productName),
      sealedBuild(facts),
    ],
    resolve: {
      alias: {
        '#deployment': directory,
        '@ethersproject/bytes': vendor('bytes'),
        '@ethersproject/keccak256': vendor('keccak256'),
        '@ethersproject/solidity': vendor('solidity'),
        jsbi: vendor('jsbi'),
      },
    },
    define: { __DEMO_WALLET__: JSON.stringify(facts.demoWallet !== undefined) },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      target: buildTarget,
      // Every browser of the floor supports modulepreload links.
      modulePreload: {
        polyfill: false,
        // Chunks that the page has already loaded are left out of the preload list of each lazy chunk.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
      },
      rolldownOptions: {
        // Index and stored modules have no side effects. An import of one name must not pull in the modules of all
        // others.
        treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/].*[\\/](index|stored\w*)\.ts$/, sideEffects: false }] },
        output: {
          // The first visit lists the files of all pages, so their names count. A chunk that only others import has a
          // generated name, that of its first module, which says little: its hash is enough.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry || NAMED_CHUNKS.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          // Two chunks that change with a dependency only; the rest of the first visit is the project's code.
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      // Tests must not depend on the machine's speed.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 30_000 } },
      // A browser environment takes longer to set up than most rules take to test. Only tests that need it get it.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            setupFiles: ['test/freshFile.ts'],
            include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts', 'test/architecture/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'happy-dom',
            include: ['src/**/*.test.tsx', 'test/unit/**/*.test.tsx'],
            isolate: false,
            // Inlined, so that test/freshFile.ts resets it: its style sheet would otherwise grow from file to file.
            server: { deps: { inline: ['styled-components'] } },
            setupFiles: ['test/freshFile.ts', 'test/setup.ts'],
          },
        },
      ],
    },
  }
})
