import links from '#deployment/links.json'
import { deployment } from '../../core/deployment'
import { TradeLinks as Links } from '../../ui/panels/TradeLinks'
import { TradeTabs as Tabs } from '../../ui/panels/TradeTabs'

const { areas } = deployment

/** The places of swapping and liquidity; the syrup pools at /pools are another area. */
const TRADE = /^\/(swap|pool|liquidity|find|add|create|remove)(\/|$)/

/** The way between swapping and liquidity, above the pages of both. */
export function TradeTabs({ pathname }: { pathname: string }) {
  return TRADE.test(pathname) ? <Tabs hasLiquidity={areas.swap === true && areas.liquidity === true} /> : null
}

/** What belongs to trading and stands elsewhere, below the pages of both. */
export function TradeLinks({ pathname }: { pathname: string }) {
  return TRADE.test(pathname) ? <Links pages={links} /> : null
}
