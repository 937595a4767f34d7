import aprs from 'virtual:farm-aprs'
import facts from '#deployment/farms.json'
import { isCurrentDay } from './lpApr.rules'

const byAddress = new Map(
  facts.farms.map(({ lpAddress }, index) => [lpAddress.toLowerCase(), aprs.percents[index] ?? 0]),
)
const dated = aprs.asOf !== null && !isCurrentDay(aprs.asOf, Date.now()) && { lpAprAsOf: aprs.asOf }

/**
 * Returns the yearly return of a farm's LP token from trading fees, in percent, as stated by the deployment. 0 when it
 * states none (constants: FARM_APR). A figure that is not current comes with its day.
 */
export const lpAprOf = (lpAddress: string): { lpAprPercent: number; lpAprAsOf?: string } => ({
  lpAprPercent: byAddress.get(lpAddress.toLowerCase()) ?? 0,
  ...dated,
})
