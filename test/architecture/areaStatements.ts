import type { Stated } from './areaPlaces.ts'

const NO_CONTRACT = { without: 'The page reads no contract of its own and writes to none.' }
const PAGE_ONLY = {
  tables: { without: 'The page shows facts that other areas and the deployment already have.' },
  ...{ contracts: NO_CONTRACT, abis: NO_CONTRACT, chainContracts: NO_CONTRACT },
  failures: { without: 'Every write of the page goes through the base features, whose rows explain it.' },
  devnet: { without: 'The page needs nothing on the chain beyond what the other areas seed.' },
} satisfies Partial<Stated>

/** What each area has at the places of the checklist in ARCHITECTURE.md, or why it has nothing there. */
export const areaStatements: Readonly<Record<string, Stated>> = {
  home: {
    ...PAGE_ONLY,
    navigation: ['Home'],
    journeys: ['routes', 'shell'],
    readme: { without: 'The page introduces the product, and the README does so itself.' },
  },
  about: {
    ...PAGE_ONLY,
    navigation: { without: 'The footer of every page links to it: src/app/shell/Footer.tsx.' },
    journeys: ['policyAbout'],
    readme: ['/about'],
  },
  allowances: {
    ...PAGE_ONLY,
    tables: ['pools', 'ifos', 'tokens'],
    chainContracts: ['erc20'],
    navigation: { without: 'The account dialog links to it: src/features/wallet/account/AccountDialog.tsx.' },
    journeys: ['allowances'],
    readme: ['what contracts may'],
  },
  swap: {
    tables: ['bases', 'token-list', 'warning-tokens'],
    contracts: ['swap', 'lens'],
    abis: ['router02', 'pair', 'weth'],
    chainContracts: ['router', 'pair', 'swapLens', 'wrappedNative'],
    navigation: ['Exchange'],
    failures: ['PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT', 'PancakeRouter: EXPIRED'],
    devnet: ['protocol/deploySwap.ts', 'market/seedSwap.ts'],
    journeys: ['swap', 'swapForm', 'swapExecution'],
    readme: ['**Swap**'],
  },
  liquidity: {
    tables: ['bases'],
    contracts: ['swap'],
    abis: ['router02', 'factory', 'pair'],
    chainContracts: ['router', 'pair'],
    navigation: ['Liquidity', 'LP Migration'],
    failures: ['PancakeRouter: INSUFFICIENT_A_AMOUNT', 'Pancake: INSUFFICIENT_LIQUIDITY_BURNED'],
    devnet: ['protocol/deploySwap.ts', 'farms/seedFarms.ts'],
    journeys: ['liquidity', 'liquidityNewPool', 'liquidityRemove'],
    readme: ['**Liquidity**'],
  },
  farms: {
    tables: ['farms'],
    contracts: ['farm'],
    abis: ['masterchef', 'cake', 'syrup'],
    chainContracts: ['masterChef'],
    navigation: ['Farms'],
    failures: ['withdraw: not good'],
    devnet: ['farms/deployFarms.ts', 'farms/seedFarms.ts'],
    journeys: ['farms', 'farmsRates'],
    readme: ['**Farms**'],
  },
  pools: {
    tables: ['pools', 'vault'],
    contracts: ['pool', 'vault'],
    abis: ['sousChef', 'sousChefV2', 'sousChefBnb', 'cakeVault'],
    chainContracts: ['sousChef', 'cakeVault'],
    navigation: ['Pools'],
    failures: ['User amount above limit', 'Withdraw amount exceeds balance'],
    devnet: ['pools/deployPools.ts', 'pools/seedPools.ts', 'pools/seedVault.ts'],
    journeys: ['pools', 'poolsHarvest', 'poolsVault'],
    readme: ['**Syrup pools'],
  },
}
