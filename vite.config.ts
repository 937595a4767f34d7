import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
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
import { lateFolders } from './scripts/lateFolders.ts'
import { listValidator } from './scripts/listValidator.ts'
import { pageTags } from './scripts/pageTags.ts'
import { readDeployment } from './scripts/readDeployment.ts'
import { replyValidators } from './scripts/replyValidators.ts'
import { webManifest } from './scripts/webManifest.ts'

/** Returns the path of a small replacement for a dependency of old packages (docs/decisions). */
const vendor = (name: string) => fileURLToPath(new URL(`vendor/browser/${name}.mjs`, import.meta.url))

/**
 * Modules shared by the swap form and the page frame. As separate chunks, these small modules would weigh half as much
 * again.
 */
const SHARED_FIRST = [
  'src/ui/(layout/|amount/|useStableHandler\\.|content/(PageHeader|TokenBadge|tokenPictures|bundledPictures)|controls/Chip)',
  'src/core/(ratio|amount|boundedMap)\\.',
  'src/i18n/figures/(usd|amount|number|percent|rate)\\.',
  'src/ui/(figures/(Figure|FullValue)|overlay/useHover)\\.',
  'src/market/(candidates|pool|usdPrice|usePools|useUsdPrice|token|bases|cake|impactTier|quote|priceImpact)\\.',
  'src/chain/contracts/(pair/(reads|address)|call|(erc20|exchangeMulticall)/reads)\\.',
  'src/chain/multicall/use(Calls|Balances)\\.',
  'src/chain/rpc/(panel|requiredQuorum|confirmingNodes)\\.',
  'src/features/transactions/write/useCloseOnWalletChange\\.',
  'src/chain/wallet/(eip1193|wrappedError|rejection|connectorChoice|useWallet|view/(view\\w+|useView)|walletConnect/offer)\\.',
  'src/features/lists/(dialogs|listedTokens|lists\\.rules|dialog/logoSources)\\.',
  'src/features/lists/currency/(TokenSlot|BalanceSlot|CurrencyField|usdValues|spendable\\.rules)\\.',
  'src/features/lists/tokens/(activeTokens|tokenFacts\\.chain|useTokenOf|MissingToken|TokenPicture)\\.',
  'src/features/transactions/(SettingsAndHistory|dialogs|use(Outcomes|Approval|SendIntent)|write/use(WriteFlow|Enabling))\\.',
  'src/features/transactions/((approval|transactions|outcome)\\.rules|failure/reportFailure)\\.',
  'src/features/trade/(swap\\.messages|advice/advice)\\.',
  'src/features/user/(user\\.rules|dialogs)\\.',
  'src/features/wallet/(walletDialog\\w+|SwitchNetworkButton)\\.',
  'src/app/(page/TitlePrice|shell/CakeFigure|redirects\\.rules|routes|pageRoutes|areas|plannedAreas|externalPages|shell/navigation/navigation\\.rules)\\.',
  // Slices and updaters of a folder with late parts are loaded with its first page.
  `src/features/(\\w+/area|${lateFolders.map((name) => `(?!${name}/)`).join('')}\\w+/(\\w+\\.(slice|updater)|read[A-Z]\\w+)|lists/loading/fetchListInto)\\.`,
  'src/deployment/(tokenList|unsupportedTokens|bases|links)\\.',
  '/(token-list|unsupported-tokens|bases|links)\\.json',
  'lucide-react/dist/esm/icons/(wallet|settings|chart-candlestick|arrow-down-up|chevron-down|arrow-left|arrow-left-right|rotate-ccw-clock|user-round)\\.',
]
const SHARED_FIRST_PATH = new RegExp(SHARED_FIRST.join('|').replaceAll('/', '[\\\\/]'))

/** Code that persists slices, except those of late parts: it would load their slices with the page of any area. */
const STORED_PATH = new RegExp(
  `src/(app/(storedParts|persistParts)|core/stored(Part|Merge)|features/${lateFolders.map((name) => `(?!${name}/)`).join('')}\\w+/stored\\w+)\\.ts`.replaceAll(
    '/',
    '[\\\\/]',
  ),
)

/** Chunks that every page loads: see the groups below. */
const ALWAYS_LOADED = /(?:^|\/)(?:react|frame|app|first|rolldown-runtime)-[\w-]{7}\.js$/

const NAMED_CHUNKS = ['react', 'frame', 'app', 'first', 'stored', 'earnings', 'send', 'form', 'rolldown-runtime']

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
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              {
                name: 'frame',
                tags: ['$initial'],
                test: /node_modules[\\/](react-router|react-router-dom|@reduxjs|redux|reselect|immer|react-redux|styled-components|stylis|@web3-react|events|tiny-)/,
              },
              {
                // Only modules that the entry itself needs: a module used by nothing but a dialog is loaded with that
                // dialog.
                name: 'app',
                tags: ['$initial'],
                test: /src[\\/](core|state|deployment[\\/](deployment|contracts|explorer)\.|i18n|chain[\\/](rpc|block|multicall|wallet[\\/]frame)|ui[\\/](content|controls|dialog|layout|toast))/,
              },
              { includeDependenciesRecursively: false, name: 'first', test: SHARED_FIRST_PATH },
              // The code that persists slices is needed as a whole, with the first change of any.
              {
                includeDependenciesRecursively: false,
                name: 'stored',
                test: STORED_PATH,
              },
              {
                // Small modules that the pages of farms, pools and games share: separate chunks would be larger.
                includeDependenciesRecursively: false,
                name: 'earnings',
                test: /(src[\\/](ui[\\/](figures[\\/](timeLeft|useNow)|lists[\\/]LoadMore|content[\\/]PairBadge)|features[\\/]earn[\\/](list[\\/]ReadFailure|refreshBlocks)|chain[\\/](block[\\/](blockTime|useBlockTime)|multicall[\\/]oldReads|contracts[\\/](pair[\\/]lpToken|masterChef[\\/]reads))|core[\\/]apr|i18n[\\/](formats|figures[\\/](durations|formats))|market[\\/]prices[\\/](useTokenPricesUsd|tokenTable))\.tsx?|icons[\\/](search|sprout|clock|cloud-off|users|vote|badge-check|list|list-checks|chevron-right)\.mjs)$/,
              },
              {
                // Small modules that every write needs: separate chunks would be larger.
                includeDependenciesRecursively: false,
                name: 'send',
                test: /src[\\/]chain[\\/](send[\\/](refusal|gasPrice|orDisagreement|estimateWrite)|rpc[\\/](confirm|majority|pause|quorum\.rules))\.ts$/,
              },
              {
                // Small modules of every form: one chunk is half the size of separate ones.
                includeDependenciesRecursively: false,
                name: 'form',
                test: /src[\\/](ui[\\/](form[\\/]Select|controls[\\/](Field|SegmentedControl|TextField|Toggle)|content[\\/]EmptyState)\.tsx|features[\\/]transactions[\\/]write[\\/]useWalletBoundDialog\.ts)/,
              },
            ],
          },
        },
      },
    },
    test: {
      // Tests must not depend on the machine's speed.
      testTimeout: 120_000,
      hookTimeout: 120_000,
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
