import facts from '#deployment/ifos.json'
import type { Address } from '../core/address'

/** Contents of ifos.json that the app uses. */
export interface IfosFile {
  /** The token that sales raise; absent where the deployment has no sales. */
  currency?: { address: Address }
  ifos: readonly { address: Address }[]
}

/** Contracts of the sales, newest first. */
export const ifoAddresses: readonly Address[] = (facts satisfies IfosFile).ifos.map(({ address }) => address)

/** The token that sales raise; null where the deployment has no sales. */
export const ifoCurrencyAddress: Address | null = facts.currency?.address ?? null
