import { toAddress } from '../../../core/address'
import { chainlinkOracleAddress } from '../../../deployment/laterFacts'
import { describeCall, type Call } from '../call'
import { encodeCall, readSmallWord, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const LATEST_ROUND_DATA = selectorOf('latestRoundData()')
const GET_ROUND_DATA = selectorOf('getRoundData(uint80)')

const WORD_BITS = 256

/** An update of the oracle's price (protocol 12.2). */
export interface OraclePrice {
  /** Number of the update. A proxy's numbers exceed 2^53. */
  roundId: bigint
  /** In the oracle's decimals. */
  priceRaw: bigint
  /** Seconds since 1970. */
  updatedAt: number
}

const readPrice = (data: string): OraclePrice => ({
  roundId: readWord(data, 0),
  priceRaw: BigInt.asIntN(WORD_BITS, readWord(data, 1)),
  updatedAt: readSmallWord(data, 3),
})

/** Address in place of a missing oracle: the calls of such a deployment are described, and never sent. */
const oracle = chainlinkOracleAddress ?? toAddress(`0x${'0'.repeat(40)}`)

/** Creates the call that reads the latest price. */
export const latestRoundData = (): Call<OraclePrice> => describeCall(oracle, LATEST_ROUND_DATA, readPrice)

/** Creates the call that reads the price of an earlier update. */
export const getRoundData = (roundId: bigint): Call<OraclePrice> =>
  describeCall(oracle, encodeCall(GET_ROUND_DATA, wordOf(roundId)), readPrice)
