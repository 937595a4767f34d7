import { validatePoints } from 'virtual:reply-validators'
import type { Address } from '../../core/address'
import { queryGraph } from './queryGraph'

/** Points that an account got in a campaign, of all gifts of the campaign. */
export interface PointRecord {
  /** Decimal text, as the id in campaigns.json. */
  campaignId: string
  points: bigint
  /** Transaction of the newest gift. */
  hash: string
  /** Time of the newest gift in seconds since 1970. */
  timeS: number
}

const DOCUMENT = `query points($account: String!) {
  points(first: 1000, where: { user: $account }, orderBy: timestamp, orderDirection: asc) { campaignId points hash timestamp }
}`

/** Returns the points of an account by campaign, oldest first (games 7.2.8). Throws ServiceUnavailableError. */
export async function readPoints(servicesUrl: string, account: Address): Promise<PointRecord[]> {
  const { points } = await queryGraph(`${servicesUrl}/subgraphs/name/hotcake/profile`, {
    document: DOCUMENT,
    variables: { account: account.toLowerCase() },
    isReply: validatePoints,
  })
  return points.map(({ campaignId, points: count, hash, timestamp }) => ({
    ...{ campaignId, points: BigInt(count), hash, timeS: Number(timestamp) },
  }))
}
