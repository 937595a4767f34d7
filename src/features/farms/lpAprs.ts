import { farmAprs } from '../../deployment/farmAprs'
import { farmsFile } from '../../deployment/farms'
import { isCurrentDay } from './lpApr.rules'

const byAddress = new Map(
  farmsFile.farms.map(({ lpAddress }, index) => [lpAddress.toLowerCase(), farmAprs.percents[index] ?? 0]),
)
const dated = farmAprs.asOf !== null && !isCurrentDay(farmAprs.asOf, Date.now()) && { lpAprAsOf: farmAprs.asOf }

/**
 * Returns the yearly return of a farm's LP token from trading fees, in percent, as stated by the deployment. 0 when it
 * states none (constants: FARM_APR). A figure that is not current comes with its day.
 */
export const lpAprOf = (lpAddress: string): { lpAprPercent: number; lpAprAsOf?: string } => ({
  lpAprPercent: byAddress.get(lpAddress.toLowerCase()) ?? 0,
  ...dated,
})
