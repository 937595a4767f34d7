import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, readBoolean, readWord } from '../codec'
import { selectorOf } from '../signatures'

const CHECK_CLAIM_STATUS = selectorOf('checkClaimStatus(address,address)')
const IFOS = selectorOf('ifos(address)')

/** Terms for the points of a sale (protocol 9.3). */
export interface SalePoints {
  thresholdRaw: bigint
  /** Decimal text, as the id in campaigns.json. */
  campaignId: string
  points: bigint
}

const readFlag = (data: string): boolean => readBoolean(data, 0)
const readSalePoints = (data: string): SalePoints => ({
  thresholdRaw: readWord(data, 0),
  campaignId: readWord(data, 1).toString(),
  points: readWord(data, 2),
})

/** Creates the call that reads whether an account can claim the points of a sale. */
export const checkClaimStatus = (center: Address, account: Address, sale: Address): Call<boolean> =>
  describeCall(center, encodeCall(CHECK_CLAIM_STATUS, addressWord(account), addressWord(sale)), readFlag)

/** Creates the call that reads the terms for the points of a sale. */
export const salePoints = (center: Address, sale: Address): Call<SalePoints> =>
  describeCall(center, encodeCall(IFOS, addressWord(sale)), readSalePoints)
