import type { AreaFacts, Repository } from './areaPlaces.ts'

/** The area of the worked example in ARCHITECTURE.md, complete. */
export const exampleArea: AreaFacts = {
  folder: 'lottery',
  routes: [{ path: '/lottery', page: 'LotteryPage' }],
  stated: {
    tables: ['lottery'],
    contracts: ['lottery'],
    abis: ['lotteryV2'],
    chainContracts: ['lottery'],
    navigation: ['Lottery'],
    failures: ['Lottery: not open'],
    devnet: ['lottery/deployLottery.ts', 'lottery/seedLottery.ts'],
    journeys: ['lottery'],
    readme: ['**Lottery**'],
  },
}

const parts = `import { lotteryReducer } from './lottery.slice'
import { startLotteryUpdater } from './lottery.updater'
const load = () => import('./storedLottery').then((it) => it.storedLottery)`

const area = `const lotteryPage = () => import('./LotteryPage').then((it) => it.LotteryPage)
const late = () => import('./lotteryParts').then((it) => it.lotteryParts)
export const lotteryArea = {
  routes: [{ path: '/lottery', title: 'Lottery', page: lotteryPage }],
  places: [{ label: 'Lottery', to: '/lottery' }],
}`

/** Files of the example by path. */
export const exampleFiles: Readonly<Record<string, string>> = {
  'src/features/lottery/area.ts': area,
  'src/features/lottery/lotteryParts.ts': parts,
  ...Object.fromEntries(
    ['index.ts', 'lottery.slice.ts', 'storedLottery.ts', 'lottery.chain.ts', 'tickets.rules.ts', 'lottery.updater.ts']
      .concat(['LotteryPage.tsx', 'BuyTickets.tsx', 'RoundHistory.tsx', 'tickets.rules.test.ts'])
      .map((name) => [`src/features/lottery/${name}`, '']),
  ),
  'src/deployment/lottery.ts': `import table from '#deployment/lottery.json'`,
  // Another module that reads the table does not replace the table's own.
  'src/deployment/games.ts': `import table from '#deployment/lottery.json'`,
  'src/features/lottery/tickets.rules.ts': `import { lotteryFacts } from '../../deployment/lottery'`,
  'src/chain/contracts/lottery/reads.ts': '',
  'src/chain/contracts/lottery/writes.ts': '',
  'src/features/transactions/failure/contractRows.ts': `['notOpen', 'The round is over.', ['Lottery: not open']]`,
  'src/app/storedStateNotice.ts': `lottery: '%count% setting of the lottery'`,
  'deployments/schema/lottery.schema.json': '{}',
  'deployments/bsc/lottery.json': '{}',
  'deployments/bsc-testnet/lottery.json': '{}',
  'deployments/devnet/lottery.json': '{}',
  'contracts/lottery/Lottery.sol': '',
  'test/contracts/lottery/lottery.test.ts': '',
  'test/contracts/swap/abi.test.ts': `['lotteryV2', 'Lottery']`,
  'test/fixtures/abi/lotteryV2.json': '[]',
  'devnet/lottery/deployLottery.ts': '',
  'devnet/lottery/seedLottery.ts': '',
  'public/locales/de-DE.json': '{"Lottery":"Lotterie"}',
  'test/e2e/lottery.test.ts': '',
  'test/e2e/accessPages.test.ts': `import { everyPage } from './support/routes.ts'`,
  'test/budget/shifts.test.ts': `import { pagesOnce } from '../e2e/support/routes.ts'`,
  'docs/screens/lottery.webp': '',
  'README.md': '- **Lottery**: tickets of six digits.',
}

/** Returns a repository of texts by path. */
export const repositoryOf = (texts: Readonly<Record<string, string>>): Repository => ({
  files: Object.keys(texts),
  text: (path) => texts[path] ?? '',
})

/** For each place, a file or folder (ending in a slash). Without it, or with the text `becomes`, the place is empty. */
export const exampleBreaks: readonly { place: string; file: string; becomes?: string; says: string }[] = [
  { place: 'Deployment table', file: 'deployments/bsc/lottery.json', says: 'deployments/bsc/lottery.json' },
  { place: 'Deployment table', file: 'deployments/schema/lottery.schema.json', says: 'lottery.schema.json' },
  {
    ...{ place: 'Typed access', file: 'src/deployment/lottery.ts' },
    says: '#deployment/lottery.json in src/deployment/lottery.ts',
  },
  {
    ...{ place: 'Typed access', file: 'src/features/lottery/tickets.rules.ts', becomes: '' },
    says: 'an import of src/deployment/lottery.ts',
  },
  { place: 'Contract', file: 'contracts/lottery/Lottery.sol', says: 'contracts/lottery/*.sol' },
  { place: 'Contract', file: 'test/contracts/lottery/lottery.test.ts', says: 'test/contracts/lottery/*.test.ts' },
  { place: 'ABI equality', file: 'test/fixtures/abi/lotteryV2.json', says: 'test/fixtures/abi/lotteryV2.json' },
  { place: 'ABI equality', file: 'test/contracts/swap/abi.test.ts', becomes: `['pair']`, says: `'lotteryV2'` },
  { place: 'Reads and writes', file: 'src/chain/contracts/lottery/', says: 'src/chain/contracts/lottery' },
  { place: 'Feature', file: 'src/features/lottery/area.ts', says: 'src/features/lottery/area.ts' },
  {
    ...{ place: 'Feature', file: 'src/features/lottery/lotteryParts.ts', says: 'lottery.updater.ts in area.ts' },
    becomes: parts.replace('lottery.updater', 'x'),
  },
  { place: 'Route and page', file: 'src/features/lottery/LotteryPage.tsx', says: 'LotteryPage.tsx' },
  {
    ...{ place: 'Navigation entry', file: 'src/features/lottery/area.ts', says: `label: 'Lottery'` },
    becomes: area.replace('label', 'name'),
  },
  { place: 'Notice of lost data', file: 'src/app/storedStateNotice.ts', says: `lottery: '` },
  { place: 'Failure rows', file: 'src/features/transactions/failure/contractRows.ts', says: 'Lottery: not open' },
  { place: 'Local chain', file: 'devnet/lottery/seedLottery.ts', says: 'devnet/lottery/seedLottery.ts' },
  { place: 'Texts', file: 'public/locales/de-DE.json', becomes: '{}', says: '"Lottery" in public/locales/de-DE.json' },
  { place: 'Journey', file: 'test/e2e/lottery.test.ts', says: 'test/e2e/lottery.test.ts' },
  { place: 'Access tour and budget', file: 'test/e2e/accessPages.test.ts', becomes: '', says: 'support/routes.ts' },
  { place: 'Access tour and budget', file: 'test/budget/shifts.test.ts', becomes: '', says: 'support/routes.ts' },
  { place: 'Pictures', file: 'docs/screens/lottery.webp', says: 'docs/screens/lottery' },
  { place: 'README line', file: 'README.md', becomes: '', says: '**Lottery**' },
]
