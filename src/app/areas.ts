import { aboutArea } from '../features/about/area'
import { allowancesArea } from '../features/allowances/area'
import { auctionArea } from '../features/auction/area'
import { collectiblesArea } from '../features/collectibles/area'
import { competitionArea } from '../features/competition/area'
import { farmsArea } from '../features/farms/area'
import { homeArea } from '../features/home/area'
import { ifoArea } from '../features/ifo/area'
import { liquidityArea } from '../features/liquidity/area'
import { listsArea } from '../features/lists/area'
import { lotteryArea } from '../features/lottery/area'
import { poolsArea } from '../features/pools/area'
import { predictionArea } from '../features/prediction/area'
import { profileArea } from '../features/profile/area'
import { swapArea } from '../features/swap/area'
import { memberArea, teamsArea } from '../features/teams/area'
import { transactionsArea } from '../features/transactions/area'
import { userArea } from '../features/user/area'
import { votingArea } from '../features/voting/area'
import { community, contact, statistics } from './externalPages'

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
  auctionArea,
  poolsArea,
  predictionArea,
  lotteryArea,
  collectiblesArea,
  competitionArea,
  teamsArea,
  profileArea,
  memberArea,
  statistics,
  ifoArea,
  contact,
  votingArea,
  community,
  allowancesArea,
  aboutArea,
  listsArea,
] as const
