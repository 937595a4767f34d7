import { aboutArea } from '../features/about/area'
import { allowancesArea } from '../features/allowances/area'
import { farmsArea } from '../features/farms/area'
import { homeArea } from '../features/home/area'
import { liquidityArea } from '../features/liquidity/area'
import { listsArea } from '../features/lists/area'
import { poolsArea } from '../features/pools/area'
import { swapArea } from '../features/swap/area'
import { transactionsArea } from '../features/transactions/area'
import { userArea } from '../features/user/area'
import { community, contact, statistics } from './externalPages'
import { collectibles, competition, ifo, lottery, prediction, profile, teams, voting } from './plannedAreas'

/**
 * The only list of the areas: routes, navigation, reducers, persisted parts and updaters are derived from it. The order
 * is that of the navigation and of writes to storage, where data that cannot be fetched again comes first.
 */
export const areas = [
  transactionsArea,
  userArea,
  homeArea,
  swapArea,
  liquidityArea,
  farmsArea,
  poolsArea,
  prediction,
  lottery,
  collectibles,
  competition,
  teams,
  profile,
  statistics,
  ifo,
  contact,
  voting,
  community,
  allowancesArea,
  aboutArea,
  listsArea,
] as const
