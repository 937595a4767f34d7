import { validatePairHours } from 'virtual:reply-validators'
import type { Address } from '../../core/address'
import { queryGraph } from './queryGraph'

/** Prices of a pair in one hour in which its reserves changed: token1 per token0 in smallest units, scaled by 2^112. */
export interface PairHour {
  /** Seconds since 1970. */
  startS: number
  openQ112: bigint
  highQ112: bigint
  lowQ112: bigint
  closeQ112: bigint
}

const PRICES = 'start openPrice highPrice lowPrice closePrice'

const DOCUMENT = `query pairHours($pair: String!, $since: Int!) {
  hours: pairHours(first: 1000, where: { pair: $pair, start_gte: $since }, orderBy: start, orderDirection: asc) { ${PRICES} }
  before: pairHours(first: 1, where: { pair: $pair, start_lt: $since }, orderBy: start, orderDirection: desc) { ${PRICES} }
}`

/**
 * Returns the hours of a pair since a time, oldest first, and before them the last earlier one. Throws
 * ServiceUnavailableError.
 */
export async function readPairHours(servicesUrl: string, pair: Address, sinceS: number): Promise<PairHour[]> {
  const { hours, before } = await queryGraph(`${servicesUrl}/subgraphs/name/hotcake/exchange`, {
    document: DOCUMENT,
    variables: { pair: pair.toLowerCase(), since: sinceS },
    isReply: validatePairHours,
  })
  return [...before, ...hours]
    .map(({ start, openPrice, highPrice, lowPrice, closePrice }) => ({
      startS: start,
      ...{ openQ112: BigInt(openPrice), highQ112: BigInt(highPrice) },
      ...{ lowQ112: BigInt(lowPrice), closeQ112: BigInt(closePrice) },
    }))
    .toSorted((one, other) => one.startS - other.startS)
}
