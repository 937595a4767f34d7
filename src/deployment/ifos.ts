import facts from '#deployment/ifos.json'
import type { Address } from '../core/address'

/** Announced terms of a pool: whole tokens and US dollars as decimal strings. The amounts that count are on the chain. */
export interface SalePoolFacts {
  saleTokens: string
  raiseUsd: string
  /** CAKE that is burned, in US dollars. */
  burnUsd: string
  /** Part of the sale, in percent. */
  distributionPercent: number
}

/** A sale (games 3.7.1). */
export interface SaleEntry {
  id: string
  name: string
  address: Address
  version: 1 | 2
  isActive?: true
  /** Key of the offered token. */
  token: string
  /** Version 2 only. */
  poolBasic?: SalePoolFacts
  poolUnlimited: SalePoolFacts
  tokenOfferingPriceUsd?: string
  /** Block of the announcement, from which the progress to the start counts. */
  releaseBlockNumber: number
  campaignId: string
  /** The announcement; absent for a sale that was not announced. */
  articleUrl?: string
}

/** The LP token that sales raise. */
export interface SaleCurrency {
  symbol: string
  address: Address
  decimals: number
  farmPid: number
}

/** Contents of ifos.json that the app uses. */
export interface IfosFile {
  config: {
    /** Least amount for the achievement of a sale, in US dollars; the threshold on the chain decides. */
    achievementMinimumUsd: string
    taxSteps: readonly { overflowAtLeast: number; taxBps: number }[]
  }
  /** Absent where the deployment has no sales. */
  currency?: SaleCurrency
  ifos: readonly SaleEntry[]
}

const { config, currency, ifos } = facts satisfies IfosFile

/** All sales, newest first. */
export const saleEntries: readonly SaleEntry[] = ifos

/** Contracts of the sales, newest first. */
export const ifoAddresses: readonly Address[] = ifos.map(({ address }) => address)

/** The token that sales raise; null where the deployment has no sales. */
export const saleCurrency: SaleCurrency | null = currency ?? null

/** Address of that token. */
export const ifoCurrencyAddress: Address | null = saleCurrency?.address ?? null

/** Steps of the tax on the overflow of an unlimited pool (constants: TAX_STEPS). */
export const saleTaxSteps: IfosFile['config']['taxSteps'] = config.taxSteps
