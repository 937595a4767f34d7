import links from '#deployment/links.json'
import { deployment } from '../../core/deployment'
import { TradeLinks as Links } from '../../ui/panels/TradeLinks'
import { TradeTabs as Tabs } from '../../ui/panels/TradeTabs'

const { areas } = deployment

/** Paths of swap and liquidity; /pools belongs to the syrup pools. */
const TRADE = /^\/(swap|pool|liquidity|find|add|create|remove)(\/|$)/

/** Navigation between swap and liquidity, above their pages. */
export function TradeTabs({ pathname }: { pathname: string }) {
  return TRADE.test(pathname) ? <Tabs hasLiquidity={areas.swap === true && areas.liquidity === true} /> : null
}

/** External trading links, below the pages of swap and liquidity. */
export function TradeLinks({ pathname }: { pathname: string }) {
  return TRADE.test(pathname) ? <Links pages={links} /> : null
}
