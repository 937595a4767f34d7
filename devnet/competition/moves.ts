import { parseUnits } from 'ethers'
import {
  groupOfRank,
  pointsOf,
  prizeCentsEach,
  standingsOf,
  type Standing,
} from '../../src/features/competition/competition.rules.ts'
import { amountForValueRaw } from '../market/market.ts'
import type { Rpc } from '../node/rpc.ts'
import { metadataCid } from '../profile/metadata.ts'
import { COMPETITION_DEPLOYER, MEMBERS } from '../protocol/accounts.ts'
import { readCollectibles, readCompetition, readTeams, readTokens, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import { sendPending, type Batch, type Intent } from '../protocol/sender.ts'
import { countVolumes } from './volumes.ts'

/** Moves of the owner or the members. Each but `trade` leads to the next state of the competition. */
export type Move = 'trade' | 'open' | 'close' | 'claim' | 'over'

const STATUS: Readonly<Record<Exclude<Move, 'trade'>, number>> = { open: 1, close: 2, claim: 3, over: 4 }
/** Enough gas to store the fifteen values of a team. */
const REWARDS_GAS = 700_000
const GROUPS = 5
/** BNB that each member trades. */
const TRADES_BNB = ['0.4', '1', '0.6', '0.2', '0.8', '0.3']
const DEADLINE = 4_102_444_800
const CHAMPION = 'easter-champion-storm'
/** First achievement of the team in the first place; each place has five, from the best group on. */
const FIRST_CAMPAIGN = 512_010_001

/** Returns a trade of each member, in turn in the eligible pairs. */
function trades({ contracts }: Pick<Deployed, 'contracts'>): Batch[] {
  const { router = '', wrappedNative = '' } = contracts
  const tokens = Object.values(readTokens())
  const sides = readCompetition().eligiblePairs.map((pair) => {
    const symbol = pair.split('/').find((side) => side !== 'BNB')
    return tokens.find((token) => token.symbol === symbol)?.address
  })
  return MEMBERS.map((from, at) => {
    const path = [wrappedNative, sides[at % sides.length]]
    const swap = call(
      router,
      'swapExactETHForTokens(uint256,address[],address,uint256)',
      ...[0, path, from.address, DEADLINE],
    )
    return { from, intents: [{ ...swap, valueRaw: parseUnits(TRADES_BNB[at] ?? '0') }] }
  })
}

/**
 * Returns the calls that record the results: rewards of each team by its rank, groups of the members, and the winner.
 */
function decisions(competition: string, standings: readonly Standing[]): Intent[] {
  const { tiers, prizes } = readCompetition()
  const { identifier = '', variationId = 0 } = readCollectibles().find((each) => each.identifier === CHAMPION) ?? {}
  const rewards = standings.map(({ teamId }, at) => {
    const byGroup = Array.from({ length: GROUPS }, (_, group) => ({
      prize: prizes[at]?.groups.find((each) => each.group === group),
      tier: tiers.find((each) => each.group === group),
    }))
    const campaigns = byGroup.map((_, group) => FIRST_CAMPAIGN + at * GROUPS + (GROUPS - 1 - group))
    const amounts = byGroup.map(({ prize, tier }) => {
      const cents = prize && tier ? prizeCentsEach(prize.cakePrizeUsd, tier) : 0n
      return amountForValueRaw('0.01', 'cake', 18) * cents
    })
    const points = byGroup.map(({ prize }) => (prize ? pointsOf(prize) : 0))
    const update = 'updateTeamRewards(uint256,uint256[5],uint256[5],uint256[5])'
    return { ...call(competition, update, teamId, campaigns, amounts, points), gasLimit: REWARDS_GAS }
  })
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    standings.flatMap(({ traders }) =>
      traders.filter((_trader, at) => groupOfRank(at + 1, tiers) === group).map(({ account }) => account),
    ),
  )
  const placed = groups.flatMap((accounts, group) =>
    accounts.length > 0 ? [call(competition, 'updateUserStatusMultiple(address[],uint256)', accounts, group)] : [],
  )
  const winner = 'updateWinningTeamAndTokenURIAndBunnyId(uint256,string,uint8)'
  const uri = `${metadataCid()}/${identifier}.json`
  return [...rewards, ...placed, call(competition, winner, standings[0]?.teamId, uri, variationId)]
}

/**
 * Returns the transactions of a move. Those of `claim` first record the results, which are counted from the chain's
 * logs.
 */
async function batchesOf(rpc: Rpc, deployed: Pick<Deployed, 'contracts'>, move: Move): Promise<Batch[]> {
  if (move === 'trade') return trades(deployed)
  const { tradingCompetition = '' } = deployed.contracts
  const status = call(tradingCompetition, 'updateCompetitionStatus(uint8)', STATUS[move])
  if (move !== 'claim') return [{ from: COMPETITION_DEPLOYER, intents: [status] }]
  const teamIds = readTeams().map(({ id }) => id)
  const standings = standingsOf(await countVolumes(rpc, deployed), teamIds, readCompetition().topMembersCounted)
  return [{ from: COMPETITION_DEPLOYER, intents: [...decisions(tradingCompetition, standings), status] }]
}

/** Sends the transactions of a move, which the next block includes. Throws if the contract does not allow the first one. */
export async function sendMove(rpc: Rpc, deployed: Pick<Deployed, 'contracts'>, move: Move): Promise<void> {
  const batches = await batchesOf(rpc, deployed, move)
  for (const { from, intents } of batches) {
    const [first] = intents
    if (!first) continue
    const value = `0x${(first.valueRaw ?? 0n).toString(16)}`
    await rpc.request('eth_call', { from: from.address, to: first.to, data: first.data, value }, 'latest')
  }
  for (const batch of batches) await sendPending(rpc, batch)
}
