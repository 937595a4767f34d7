import facts from '#deployment/lp-aprs.json'

const byAddress = new Map(
  Object.entries<number>(facts.percentPerYear).map(([address, percent]) => [address.toLowerCase(), percent]),
)

/** Answers what trading fees bring a year, in percent, as of the deployment's file; 0 where it knows none (constants: FARM_APR). */
export const lpAprPercent = (lpAddress: string): number => byAddress.get(lpAddress.toLowerCase()) ?? 0
