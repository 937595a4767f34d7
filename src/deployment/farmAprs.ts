import facts from 'virtual:farm-aprs'

/** Yearly trading fees of the farms, computed from lp-aprs.json by the build (scripts/earnTables.ts). */
export interface FarmAprs {
  /** Day of the figures, in UTC; null where there are none. */
  readonly asOf: string | null
  /** In the order of farms.json; 0 where the figure is not known. */
  readonly percents: readonly number[]
}

/** Yearly trading fees of the deployment's farms, in percent. */
export const farmAprs: FarmAprs = facts
