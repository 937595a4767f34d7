import { Interface } from 'ethers/abi'
import { CallReverted, type ChainNode } from '../chain/node.ts'

/** Figures of a team, of the profile contract. */
interface TeamFigures {
  /** Number of accounts in the team. */
  users: string
  points: string
  isJoinable: boolean
}

const profile = new Interface([
  'function getTeamProfile(uint256) view returns (string, string, uint256 users, uint256 points, bool isJoinable)',
])

/** Reads the figures of a team; null for a team that the contract does not have. */
export type ReadTeam = (id: number) => Promise<TeamFigures | null>

/** Returns the read of a team's figures; null for a deployment without the contract. */
export function teamReader(node: ChainNode, contract: string | null): ReadTeam | null {
  if (contract === null) return null
  return async (id) => {
    try {
      const reply = await node.call(contract, profile.encodeFunctionData('getTeamProfile', [id]))
      const { users, points, isJoinable } = profile.decodeFunctionResult('getTeamProfile', reply)
      return { users: String(users), points: String(points), isJoinable: isJoinable === true }
    } catch (error) {
      if (error instanceof CallReverted) return null
      throw error
    }
  }
}
