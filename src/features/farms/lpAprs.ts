import aprs from 'virtual:farm-aprs'
import facts from '#deployment/farms.json'
import { isCurrentDay } from './lpApr.rules'

const byAddress = new Map(
  facts.farms.map(({ lpAddress }, index) => [lpAddress.toLowerCase(), aprs.percents[index] ?? 0]),
)
const dated = aprs.asOf !== null && !isCurrentDay(aprs.asOf, Date.now()) && { lpAprAsOf: aprs.asOf }

/**
 * Returns what trading fees bring a farm's LP token a year, in percent, as the deployment states it; 0 where it states
 * nothing (constants: FARM_APR). A figure that is not current comes with the day it is from.
 */
export const lpAprOf = (lpAddress: string): { lpAprPercent: number; lpAprAsOf?: string } => ({
  lpAprPercent: byAddress.get(lpAddress.toLowerCase()) ?? 0,
  ...dated,
})
