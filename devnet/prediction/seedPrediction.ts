import { parseUnits, toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc, RpcCall } from '../node/rpc.ts'
import { BETTORS, DEMO_ACCOUNTS, PREDICTION_DEPLOYER, PREDICTION_KEEPER } from '../protocol/accounts.ts'
import { readPrediction, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import { sendRequest, type Batch, type Intent, type Receipt } from '../protocol/sender.ts'
import { COLLECTED_EPOCH, PAST_BETS, PAST_INTERVALS, RUNS, type Bettor } from './pastRounds.ts'

const BETTOR_BNB = '100000'
const MAX_SECONDS_A_BLOCK = 3
/** Blocks of the seed outside the intervals: start, restart, and the bets of the open round. */
const OTHER_BLOCKS = 6
/** Time for the blocks of the seeds that follow, one a second at least. Without it they would be ahead of the clock. */
const LATER_SEEDS_SECONDS = 45
/** Time between the last past block and those of the later seeds. */
const GAP_SECONDS = 15
/** Time for the blocks of the deployments before this seed. */
const EARLIER_SECONDS = 60

const secondsABlock = (blockTimeSeconds: number) => Math.min(blockTimeSeconds, MAX_SECONDS_A_BLOCK)

/** Returns the age in seconds of the past rounds: their first block is that much older than the present. */
const ageSeconds = (intervalBlocks: number, blockTimeSeconds: number) =>
  (PAST_INTERVALS * intervalBlocks + OTHER_BLOCKS) * secondsABlock(blockTimeSeconds) + LATER_SEEDS_SECONDS + GAP_SECONDS

/** Returns how many seconds ago the chain has to start for the past rounds. */
export const pastSeconds = (intervalBlocks: number, blockTimeSeconds: number): number =>
  ageSeconds(intervalBlocks, blockTimeSeconds) + EARLIER_SECONDS

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Chain whose blocks have regular times in the past. Requests are few, because each waits for the node. */
function openPast(rpc: Rpc, firstBlock: number, startSeconds: number, spacingSeconds: number) {
  let head = firstBlock
  const nonces = new Map<HDNodeWallet, number>()
  const hashes: string[] = []
  const nextTime = () => ['evm_setNextBlockTimestamp', startSeconds + (head + 1 - firstBlock) * spacingSeconds] as const

  async function requestsOf({ from, intents }: Batch): Promise<RpcCall[]> {
    const nonce =
      nonces.get(from) ?? Number(await rpc.request<string>('eth_getTransactionCount', from.address, 'latest'))
    nonces.set(from, nonce + intents.length)
    return intents.map((intent, at) => sendRequest(from, nonce + at, intent))
  }

  return {
    head: () => head,
    /** Mines empty blocks up to the one before `block`, and the transactions in it. */
    async send(block: number, batches: readonly Batch[]): Promise<void> {
      const requests = (await Promise.all(batches.map(requestsOf))).flat()
      const empty = block - 1 - head
      if (empty > 0) {
        await rpc.request(...nextTime())
        await rpc.request('hardhat_mine', toQuantity(empty), toQuantity(spacingSeconds))
        head += empty
      }
      const [, ...sent] = await rpc.requestAll<string>([nextTime(), ...requests])
      hashes.push(...sent)
      await rpc.request('evm_mine')
      head += 1
    },
    /** Throws if a transaction failed. */
    async check(): Promise<void> {
      const receipts = await rpc.requestAll<Receipt | null>(
        hashes.map((hash) => ['eth_getTransactionReceipt', hash] as const),
      )
      const failed = receipts.findIndex((receipt) => receipt?.status !== '0x1')
      if (failed >= 0) throw new Error(`Transaction ${failed + 1} of the past rounds failed.`)
    },
  }
}

function intentsOf({ contracts }: Deployed) {
  const { predictions = '', chainlinkOracle = '' } = contracts
  const { oracleDecimals } = readPrediction()
  const priceRaw = (usd: string) => parseUnits(usd, oracleDecimals)
  const run = (method: string): Intent => ({ ...call(predictions, `${method}()`), gasLimit: 500_000 })
  const byKeeper = (...intents: Intent[]): Batch => ({ from: PREDICTION_KEEPER, intents })
  const accounts: Record<Bettor, HDNodeWallet | undefined> = {
    ...{ demo: DEMO_ACCOUNTS[0], first: BETTORS[0], second: BETTORS[1] },
  }
  const setAnswer = (answerRaw: bigint) => call(chainlinkOracle, 'setAnswer(int256)', answerRaw)
  return {
    start: () => byKeeper(run('genesisStartRound')),
    lock: (usd: string, isFirst: boolean) =>
      byKeeper(setAnswer(priceRaw(usd)), run(isFirst ? 'genesisLockRound' : 'executeRound')),
    /** Sets a price between two others, at a third or two thirds, with a small deviation. */
    update: (from: string, to: string, third: bigint) => {
      const [start, change] = [priceRaw(from), priceRaw(to) - priceRaw(from)]
      const deviation = start / (third === 1n ? 900n : -1400n)
      return byKeeper(setAnswer(start + (change * third) / 3n + deviation))
    },
    pause: () => byKeeper(run('pause')),
    unpause: (): Batch => ({ from: PREDICTION_DEPLOYER, intents: [run('unpause')] }),
    bets: (epoch: number): Batch[] =>
      (PAST_BETS[epoch] ?? []).flatMap(([who, side, bnb]) => {
        const from = accounts[who]
        return from ? [{ from, intents: [{ ...run(`bet${side}`), valueRaw: parseUnits(bnb) }] }] : []
      }),
    claim: (epoch: number): Batch[] =>
      accounts.demo ? [{ from: accounts.demo, intents: [call(predictions, 'claim(uint256)', epoch)] }] : [],
  }
}

/**
 * Gives the prediction a past: two runs of rounds with bets of other accounts and of the demo account. One round with
 * bets is cancelled, and one is a tie. At the end one round is live, and one accepts bets. The blocks have the times at
 * which they would have been mined, so the chain has to start `pastSeconds` ago.
 */
export async function seedPrediction(
  rpc: Rpc,
  deployed: Deployed,
  intervalBlocks: number,
  blockTimeSeconds: number,
): Promise<void> {
  const coins = toQuantity(parseUnits(BETTOR_BNB))
  await rpc.requestAll(BETTORS.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  const startSeconds = nowSeconds() - ageSeconds(intervalBlocks, blockTimeSeconds)
  const firstBlock = Number(await rpc.request<string>('eth_blockNumber'))
  const past = openPast(rpc, firstBlock, startSeconds, secondsABlock(blockTimeSeconds))
  const { start, lock, update, pause, unpause, bets, claim } = intentsOf(deployed)
  let epoch = 0
  let price = RUNS[0]?.[0] ?? ''

  for (const [run, prices] of RUNS.entries()) {
    // The admin's unpause follows the operator's pause in a later block: a block orders accounts by their fees.
    if (run > 0) {
      await past.send(past.head() + 1, [pause()])
      await past.send(past.head() + 1, [unpause()])
    }
    await past.send(past.head() + 1, [start()])
    epoch += 1
    for (const [at, next] of prices.entries()) {
      const startBlock = past.head()
      const isCollecting = run > 0 && at === 0
      await past.send(startBlock + 2, [...bets(epoch), ...(isCollecting ? claim(COLLECTED_EPOCH) : [])])
      for (const third of [1, 2]) {
        await past.send(startBlock + 1 + Math.floor((intervalBlocks * third) / 3), [update(price, next, BigInt(third))])
      }
      await past.send(startBlock + intervalBlocks, [lock(next, at === 0)])
      price = next
      epoch += 1
    }
  }
  await past.send(past.head() + 2, bets(epoch))
  await past.check()
  await rpc.request('evm_setNextBlockTimestamp', nowSeconds() - LATER_SEEDS_SECONDS)
}
