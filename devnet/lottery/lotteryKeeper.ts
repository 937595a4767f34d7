import { randomBytes } from 'node:crypto'
import { Interface, toBigInt } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { LOTTERY_KEEPER } from '../protocol/accounts.ts'
import { readLottery, type Deployed } from '../protocol/deploymentFiles.ts'
import { startKeeper, type Keeper } from '../protocol/keeper.ts'
import { hasPending, sendPending, type Intent } from '../protocol/sender.ts'
import { RANDOM_GENERATOR } from './deployLottery.ts'
import { lotteryCalls, secondsBetweenDraws } from './lotteryCalls.ts'

const abi = new Interface([
  'function currentLotteryId() view returns (uint256)',
  'function viewLottery(uint256) view returns ((uint8 status, uint256 startTime, uint256 endTime))',
  'function latestRequestId() view returns (bytes32)',
])

/** Statuses in the order of their chain values (games 4.2.1). */
const [OPEN, CLOSED, CLAIMABLE] = [1, 2, 3]

/** Seconds after the end of a round. They are within the countdowns of the page: 210 and 330 seconds. */
const DRAW_AFTER_SECONDS = 30
const START_AFTER_SECONDS = 90
/** Time between a block and the one that includes a call. */
const MARGIN_SECONDS = 60

/** State of the lottery at the newest block. */
interface LotteryState {
  id: number
  status: number
  endSeconds: number
  headSeconds: number
  requestId: string
}

async function readState(rpc: Rpc, { contracts }: Deployed): Promise<LotteryState> {
  const { lotteryV2 = '' } = contracts
  const read = async (to: string, method: string, args: readonly unknown[] = []): Promise<unknown> => {
    const data = abi.encodeFunctionData(method, args)
    return abi.decodeFunctionResult(method, await rpc.request<string>('eth_call', { to, data }, 'latest'))[0]
  }
  const id = Number(await read(lotteryV2, 'currentLotteryId'))
  const { status, endTime } = (await read(lotteryV2, 'viewLottery', [id])) as { status: bigint; endTime: bigint }
  const head = await rpc.request<{ timestamp: string }>('eth_getBlockByNumber', 'latest', false)
  const requestId = String(await read(RANDOM_GENERATOR, 'latestRequestId'))
  const [endSeconds, headSeconds] = [Number(endTime), Number(head.timestamp)]
  return { id, status: Number(status), endSeconds, headSeconds, requestId }
}

/** Returns the calls that are due; none while a round is open or the time of the next step has not come. */
export function dueCalls(
  { start, close, draw }: Pick<ReturnType<typeof lotteryCalls>, 'start' | 'close' | 'draw'>,
  { id, status, endSeconds, headSeconds, requestId }: LotteryState,
  randomness: () => bigint,
): Intent[] {
  const pastSeconds = headSeconds - endSeconds
  if (status === OPEN && pastSeconds > 0) return [close(id)]
  if (status === CLOSED && pastSeconds >= DRAW_AFTER_SECONDS) return draw(id, requestId, randomness())
  if (status === CLAIMABLE && pastSeconds >= START_AFTER_SECONDS) {
    // The draws stay at their times of day; a round that would be too short is left out.
    const interval = secondsBetweenDraws()
    const shortest = readLottery().limits.minLengthSeconds + MARGIN_SECONDS
    return [start(endSeconds + Math.ceil((pastSeconds + shortest) / interval) * interval)]
  }
  return []
}

/** Starts the keeper of the lottery on a chain that mines blocks. It closes, draws and starts rounds. */
export function startLotteryKeeper(
  rpc: Rpc,
  deployed: Deployed,
  blockTimeSeconds: number,
  report: (message: string) => void,
): Keeper {
  const calls = lotteryCalls(deployed)
  const step = async () => {
    if (await hasPending(rpc, [LOTTERY_KEEPER])) return
    const intents = dueCalls(calls, await readState(rpc, deployed), () => toBigInt(randomBytes(32)))
    await sendPending(rpc, { from: LOTTERY_KEEPER, intents })
  }
  return startKeeper({ name: 'The lottery keeper missed a step', blockTimeSeconds, step, report })
}
