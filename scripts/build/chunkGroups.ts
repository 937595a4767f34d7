import type { Plugin } from 'vite'
import { lateFolders } from '../lateFolders.ts'
import { type Bundle, chunksWhere, closureOf, isPageChunk } from './pageFiles.ts'

interface ChunkGroup {
  name: string
  test: RegExp
  tags?: '$initial'[]
  includeDependenciesRecursively?: boolean
}

const slashes = (pattern: string): RegExp => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** Returns the pattern of all folders of `src/features` but those with late parts. */
const earlyFolder = `${lateFolders.map((name) => `(?!${name}/)`).join('')}\\w+`

/**
 * Modules shared by the swap form and the page frame. As separate chunks, these small modules would weigh half as much
 * again.
 */
const FIRST = [
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
  `src/features/(\\w+/area|${earlyFolder}/(\\w+\\.(slice|updater)|read[A-Z]\\w+)|lists/loading/fetchListInto)\\.`,
  'src/deployment/(tokenList|unsupportedTokens|bases|links)\\.',
  '/(token-list|unsupported-tokens|bases|links)\\.json',
  'lucide-react/dist/esm/icons/(wallet|settings|chart-candlestick|arrow-down-up|chevron-down|arrow-left|arrow-left-right|rotate-ccw-clock|user-round)\\.',
]

/**
 * Small modules that several pages or dialogs load after the first visit's code, by the place where most of them are
 * used. Without groups, each set of pages and dialogs that shares a module has a chunk of its own: 60 files of less than a
 * kilobyte for a page with a wallet.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  page: [
    'src/ui/(figures/(timeLeft|useNow)|lists/LoadMore|content/PairBadge)\\.',
    'src/features/earn/(list/ReadFailure|refreshBlocks)\\.',
    'src/chain/(block/(blockTime|useBlockTime)|multicall/oldReads)\\.',
    'src/i18n/(formats|figures/(durations|seconds))\\.',
    'lucide-react/dist/esm/icons/(search|sprout|clock|cloud-off|users|vote|badge-check|list|list-checks|chevron-right|layers)\\.',
  ],
  details: [
    'src/ui/(figures/(Countdown|ValueFigure)|content/(InfoTip|DetailList)|overlay/(TipBubble|useTip)|panels/(Progress|Tabs))\\.',
    'src/ui/(useLatched|toast/useAnnouncement|form/(choice\\.styles|Slider|slider\\.styles))\\.',
    'src/(features/lists/tokens/AddressLink|chain/(block/(chainTime|useChainAnchor)|services/useServiceRead))\\.',
    'src/(i18n/figures/wholePercent|deployment/services)\\.',
    'lucide-react/dist/esm/icons/(chevron-left|chevrons-right|check|shield-check|x|minus|plus|chart-line|arrow-down|arrow-up|ban|award|image|trophy|circle-question-mark)\\.',
  ],
  prices: [
    'src/market/prices/(useTokenPricesUsd|tokenTable|priceGraph|useMarketPrices)\\.',
    'src/features/(earn/(usdValues|AprExplanation|dialogs)|lists/useTokenLists)\\.',
    'src/(core/apr|chain/contracts/(pair/lpToken|masterChef/reads))\\.',
  ],
  games: [
    'src/features/games/(BlockCountdown|CheckedPanel|HistoryRow|RoundPager|SourceLink|Steps|countdown\\.rules|index|poll|useGameWrite|useSecondsToBlock)\\.',
    'src/chain/multicall/batch\\.',
    'lucide-react/dist/esm/icons/circle-x\\.',
  ],
  accountNames: ['src/(features/members/names/(AccountName|useAccountName)|chain/contracts/nameRegistry/reads)\\.'],
  members: [
    'src/features/members/(dialogs|owned/(collectibles\\.rules|use\\w+)|pictures/(Picture|pictures)|teams\\.rules|use(Member|Teams))\\.',
    'src/chain/contracts/(pancakeProfile|erc721|pointCenterIfo)/reads\\.',
    '(src/deployment/(teams|campaigns|nfts)\\.|/(teams|campaigns|nfts)\\.json)',
  ],
  poolValues: [
    'src/features/pools/(data/(pool\\.rules|poolCalls)|list/(entries\\.rules|figures)|vault/vault\\.rules)\\.',
    'src/(market/prices/pool(Calls|List|Value)|core/roi|chain/contracts/sousChef/reads)\\.',
  ],
  farmValues: [
    'src/market/prices/(farm(Calls|Facts|List|Value)|lpFees\\.rules)\\.',
    '(src/deployment/farmAprs\\.|virtual:farm-aprs)',
  ],
  lpNames: ['src/market/(lpName|pairOrder)\\.', '(src/deployment/lpNames\\.|virtual:lp-names)'],
  liquidity: [
    'src/features/liquidity/(add/paths\\.rules|pool/(Rates|currency|LiquidityHeader|pool\\.styles|pool\\.messages|LpFigure)|write/(ConnectGate|outcome\\.rules|useOutcomeFlow))\\.',
  ],
  dialog: [
    'src/ui/(dialog/(dialog\\.styles|ModalFrame|useModal|Dialog|useIsShown)|controls/FocusRestorer|useAsyncResult)\\.',
    'src/ui/(overlay/(DialogStack|useViewStack)|form/(AddressField|ConfirmWordField))\\.',
    'src/core/(classifyAddress|knownAddresses)\\.',
    'src/features/wallet/AddToWalletButton\\.',
  ],
  farm: ['src/features/farms/(farms\\.rules|farm/(farm\\.styles|useFormattedFarm|FarmName))\\.'],
  demo: [
    'src/(features/wallet/demo/demo\\.messages|chain/wallet/demo/demoRequests)\\.',
    'lucide-react/dist/esm/icons/flask-conical\\.',
  ],
  earnWrite: [
    'src/features/earn/write/(earn\\.messages|useEarnWrite|earnMovements|ConfirmOrEnable)\\.',
    'src/features/transactions/write/dialogs\\.',
  ],
  send: [
    'src/chain/send/(refusal|gasPrice|orDisagreement|estimateWrite|intent|revertReason|rehearse)\\.',
    'src/chain/(contracts/solidityError|rpc/(confirm|majority|pause|quorum\\.rules|confirmWrite|nodeFault|nodeState|headWatch))\\.',
  ],
  outcome: [
    'src/features/transactions/(review/(NetworkFee|Simulation|SpenderRow|useWriteEstimate)|write/(CentredMessage|OutcomeDialog|shownOutcomes))\\.',
    'src/features/transactions/(OutcomeSign|TransactionLink|ownMessage|summary\\.rules|failure/FailureNotice|follow/(next\\.rules|tabs))\\.',
    'lucide-react/dist/esm/icons/(chevrons-up|unplug)\\.',
  ],
  writes: ['src/chain/contracts/\\w+/(writes|liquidity)\\.'],
  logs: [
    'src/chain/(logs/(blocks|eventLog|foundLogs|pause|readLogs|refusal|syncEvents)|contracts/(event|(erc20|pair|wrappedNative)/events))\\.',
  ],
  ethers: [
    'ethers/lib\\.esm/(_version|address/address|constants/(addresses|numbers|strings)|crypto/keccak|hash/(id|message)|utils/(data|errors|maths|properties|utf8))\\.',
  ],
  form: [
    'src/ui/(form/Select|controls/(Field|SegmentedControl|TextField|Toggle)|content/EmptyState)\\.',
    'src/features/transactions/write/useWalletBoundDialog\\.',
  ],
}

/** The chunks that the build names; every other chunk holds what one page or dialog needs. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'frame',
    tags: ['$initial'],
    test: /node_modules[\\/](react-router|react-router-dom|@reduxjs|redux|reselect|immer|react-redux|styled-components|stylis|@web3-react|events|tiny-)/,
  },
  {
    // Only modules that the entry itself needs: a module used by nothing but a dialog is loaded with that dialog.
    name: 'app',
    tags: ['$initial'],
    test: /src[\\/](core|state|deployment[\\/](deployment|contracts|explorer)\.|i18n|chain[\\/](rpc|block|multicall|wallet[\\/]frame)|ui[\\/](content|controls|dialog|layout|toast))/,
  },
  { name: 'first', includeDependenciesRecursively: false, test: slashes(FIRST.join('|')) },
  {
    // The code that persists slices is needed as a whole, with the first change of any. That of late parts would load
    // their slices with the page of any area.
    name: 'stored',
    includeDependenciesRecursively: false,
    test: slashes(
      `src/(app/(storedParts|persistParts)|core/stored(Part|Merge)|features/(${earlyFolder}/stored\\w+|lists/chosen\\.rules)|state/freshId)\\.ts`,
    ),
  },
  ...Object.entries(LATER).map(([name, patterns]) => ({
    name,
    includeDependenciesRecursively: false,
    test: slashes(patterns.join('|')),
  })),
]

const importsOf = (bundle: Bundle, file: string): readonly string[] => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? chunk.imports : []
}

const cyclesOf = (bundle: Bundle): string[] =>
  chunksWhere(bundle, ({ name, isDynamicEntry }) => name in LATER && !isDynamicEntry).flatMap((file) =>
    importsOf(bundle, file)
      .filter((imported) => closureOf(bundle, [imported]).includes(file))
      .map((imported) => `${file} -> ${imported}`),
  )

/**
 * Returns each import of a later group's file that leads back to that file, as "importer -> imported". Returns nothing
 * for a build without pages, whose one entry contains what a group needs.
 */
export const cyclicImports = (bundle: Bundle): string[] =>
  chunksWhere(bundle, isPageChunk).length === 0 ? [] : cyclesOf(bundle)

/**
 * Fails a build in which a file of a later group is in a cycle of imports: one of its files would run before a file that
 * it needs (docs/decisions/0038).
 */
export function groupsWithoutCycles(): Plugin {
  return {
    name: 'groups-without-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = cyclicImports(bundle)
      if (found.length > 0) this.error(`A group of small modules is in a cycle of imports: ${found.join(', ')}`)
    },
  }
}
