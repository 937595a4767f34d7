import { ANSWER_UPDATED_TOPIC, priceTopic } from '../../../chain/contracts/chainlinkOracle/events'
import {
  END_ROUND_TOPIC,
  epochTopic,
  LOCK_ROUND_TOPIC,
  readRoundPrice,
} from '../../../chain/contracts/predictions/events'
import { type ChainBet, type ChainRound, ledger, rounds } from '../../../chain/contracts/predictions/reads'
import { findLogs, type FoundLog } from '../../../chain/logs/foundLogs'
import { readRequired } from '../../../chain/multicall/aggregate'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import { chainlinkOracleAddress, predictionsAddress } from '../../../deployment/laterFacts'

/** A price that an execution took from the oracle. */
export interface TakenPrice {
  priceRaw: bigint
  /** The transaction that locked or ended the round. */
  executionHash: string
  /** The transaction that updated the oracle; null when it is not among the blocks before the execution. */
  updateHash: string | null
}

/** What the chain has about a round, read anew. */
export interface RoundEvidence {
  round: ChainRound
  /** Null without an account or a bet. */
  bet: ChainBet | null
  /** Null without such an event. */
  lock: TakenPrice | null
  end: TakenPrice | null
}

/** Number of blocks before an execution that are searched for the update of the oracle that it used. */
const UPDATE_BLOCKS = 1_000

function addresses(): { market: Address; oracle: Address } {
  if (predictionsAddress === null || chainlinkOracleAddress === null) {
    throw new Error('This deployment has no prediction market')
  }
  return { market: predictionsAddress, oracle: chainlinkOracleAddress }
}

async function takenPrice(nodes: Nodes, execution: FoundLog | undefined): Promise<TakenPrice | null> {
  if (!execution) return null
  const { blockNumber, transactionHash, data } = execution
  const priceRaw = readRoundPrice(data)
  const updates = await findLogs(nodes, {
    address: addresses().oracle,
    topics: [ANSWER_UPDATED_TOPIC, priceTopic(priceRaw)],
    ...{ fromBlock: blockNumber - UPDATE_BLOCKS, toBlock: blockNumber },
  })
  return { priceRaw, executionHash: transactionHash, updateHash: updates.at(-1)?.transactionHash ?? null }
}

/**
 * Reads the evidence of an ended round: its fields, an account's bet, the events of its lock and its end, and the
 * oracle's updates. Rejects when the nodes return no logs.
 */
export async function readEvidence(
  nodes: Nodes,
  { epoch, lockBlock, endBlock }: Pick<ChainRound, 'epoch' | 'lockBlock' | 'endBlock'>,
  { account, bufferBlocks }: { account: Address | null; bufferBlocks: number },
): Promise<RoundEvidence> {
  const executionAt = async (topic: string, block: number) => {
    const found = await findLogs(nodes, {
      address: addresses().market,
      topics: [topic, epochTopic(epoch)],
      ...{ fromBlock: block, toBlock: block + bufferBlocks },
    })
    return takenPrice(nodes, found[0])
  }
  const [[round], bets, lock, end] = await Promise.all([
    readRequired(nodes, [rounds(epoch)]),
    account === null ? [] : readRequired(nodes, [ledger(epoch, account)]),
    executionAt(LOCK_ROUND_TOPIC, lockBlock),
    executionAt(END_ROUND_TOPIC, endBlock),
  ])
  if (!round) throw new Error('The round could not be read')
  const bet = bets[0] && bets[0].amountRaw > 0n ? bets[0] : null
  return { round, bet, lock, end }
}
