import { getRoundData, latestRoundData, type OraclePrice } from '../../../chain/contracts/chainlinkOracle/reads'
import { readOptional, readRequired } from '../../../chain/multicall/aggregate'
import type { Nodes } from '../../../chain/rpc/nodes'

/** Number of updates before the latest one, all read in one request. */
const UPDATES = 300

/** Reads the latest updates of the oracle, oldest first. Updates of an earlier feed of a proxy are missing. */
export async function readOracleHistory(nodes: Nodes): Promise<OraclePrice[]> {
  const [latest] = await readRequired(nodes, [latestRoundData()])
  if (!latest) throw new Error('The oracle has no price')
  const count = latest.roundId < BigInt(UPDATES) ? Number(latest.roundId) - 1 : UPDATES
  const ids = Array.from({ length: Math.max(0, count) }, (_, index) => latest.roundId - BigInt(index + 1))
  const earlier = await readOptional(
    nodes,
    ids.map((id) => getRoundData(id)),
  )
  return [latest, ...earlier]
    .filter((update) => update !== null)
    .filter(({ updatedAt }) => updatedAt > 0)
    .toReversed()
}
