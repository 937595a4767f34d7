import { validateTraders } from 'virtual:reply-validators'
import { type Address, toAddress } from '../../core/address'
import { checksumAddress } from '../keccak'
import { queryGraph } from './queryGraph'

/** Account that takes part in the trading competition, as the index returns it. */
export interface CompetitionTrader {
  /** With its checksum. */
  account: Address
  teamId: number
  /** Native coin that it has swapped in the eligible pairs, in wei. */
  volumeRaw: bigint
  trades: number
}

const DOCUMENT = `query traders($team: Int!) {
  traders(first: 500, where: { team: $team }, orderBy: volume, orderDirection: desc) { id team volume trades }
}`

/**
 * Returns the members with the highest volumes of each team, at most 500 of one (constants: TOP_MEMBERS). Throws
 * ServiceUnavailableError.
 */
export async function readTraders(servicesUrl: string, teamIds: readonly number[]): Promise<CompetitionTrader[]> {
  const replies = await Promise.all(
    teamIds.map((team) =>
      queryGraph(`${servicesUrl}/subgraphs/name/hotcake/competition`, {
        document: DOCUMENT,
        variables: { team },
        isReply: validateTraders,
      }),
    ),
  )
  return replies.flatMap(({ traders }) =>
    traders.map(({ id, team, volume, trades }) => ({
      account: checksumAddress(toAddress(id.toLowerCase())),
      ...{ teamId: team, volumeRaw: BigInt(volume), trades },
    })),
  )
}
