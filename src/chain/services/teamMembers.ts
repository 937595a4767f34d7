import { validateTeamMembers } from 'virtual:reply-validators'
import { type Address, toAddress } from '../../core/address'
import { checksumAddress } from '../keccak'
import { queryGraph } from './queryGraph'

/** Member of a team, as the index returns it. */
export interface TeamMember {
  /** With its checksum. */
  account: Address
  /** Points given to the account; the contract reports no removals. */
  points: bigint
  isActive: boolean
}

const DOCUMENT = `query members($team: String!) {
  users(first: 500, where: { team: $team }, orderBy: totalPoints, orderDirection: desc) { id totalPoints isActive }
}`

/** Returns the members of a team with the most points, at most 500, most first. Throws ServiceUnavailableError. */
export async function readTeamMembers(servicesUrl: string, teamId: number): Promise<TeamMember[]> {
  const { users } = await queryGraph(`${servicesUrl}/subgraphs/name/hotcake/profile`, {
    document: DOCUMENT,
    variables: { team: String(teamId) },
    isReply: validateTeamMembers,
  })
  return users.map(({ id, totalPoints, isActive }) => ({
    account: checksumAddress(toAddress(id.toLowerCase())),
    ...{ points: BigInt(totalPoints), isActive },
  }))
}
