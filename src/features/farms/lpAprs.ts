import aprs from 'virtual:farm-aprs'
import facts from '#deployment/farms.json'

const byAddress = new Map(facts.farms.map(({ lpAddress }, index) => [lpAddress.toLowerCase(), aprs[index] ?? 0]))

/** Answers what trading fees bring a year, in percent, as of the deployment's file; 0 where it knows none (constants: FARM_APR). */
export const lpAprPercent = (lpAddress: string): number => byAddress.get(lpAddress.toLowerCase()) ?? 0
