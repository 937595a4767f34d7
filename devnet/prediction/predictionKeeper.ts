import { Interface, parseUnits } from 'ethers'
import { readReserves } from '../market/marketKeeper.ts'
import type { Rpc } from '../node/rpc.ts'
import { BETTORS, PREDICTION_DEPLOYER, PREDICTION_KEEPER } from '../protocol/accounts.ts'
import { readPrediction, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import { startKeeper, type Keeper } from '../protocol/keeper.ts'
import { hasPending, sendPending, type Intent } from '../protocol/sender.ts'
import { nextPrice, nextStep, type PredictionState } from './nextStep.ts'

const ROUND_GAS = 500_000
const ROUND =
  'tuple(uint256, uint256 startBlock, uint256 lockBlock, uint256 endBlock, int256, int256, uint256, uint256, uint256, uint256, uint256, bool)'

const abi = new Interface([
  'function paused() view returns (bool)',
  'function genesisStartOnce() view returns (bool)',
  'function genesisLockOnce() view returns (bool)',
  'function bufferBlocks() view returns (uint256)',
  'function currentEpoch() view returns (uint256)',
  `function rounds(uint256) view returns (${ROUND} round)`,
  'function latestAnswer() view returns (int256)',
])

type RoundBlocks = Record<'startBlock' | 'lockBlock' | 'endBlock', bigint>

/** Returns a method of the prediction as a transaction. */
export const predictionCall = (prediction: string, method: string, valueRaw = 0n): Intent => ({
  ...call(prediction, `${method}()`),
  ...{ gasLimit: ROUND_GAS, valueRaw },
})

/**
 * Returns the step of the prediction's keeper, which sends at most one action and waits for no block. It moves the feed's
 * price around that of the pools, executes each round in its window, and bets from other accounts. It does nothing while
 * another account has paused the prediction.
 */
export function predictionStep(rpc: Rpc, deployed: Deployed, random: () => number = Math.random): () => Promise<void> {
  const { predictions = '', chainlinkOracle = '' } = deployed.contracts
  const { wbnb = '', busd = '' } = deployed.tokens
  const priceUnit = 10n ** BigInt(readPrediction().oracleDecimals)
  let [isPausedByKeeper, betEpoch] = [false, 0n]

  const read = async <T>(to: string, method: string, ...args: readonly unknown[]): Promise<T> => {
    const data = abi.encodeFunctionData(method, args)
    const result = await rpc.request<string>('eth_call', { to, data }, 'latest')
    return abi.decodeFunctionResult(method, result)[0] as T
  }

  async function readState(epoch: bigint): Promise<PredictionState> {
    const [isPaused, hasStarted, hasLocked] = await Promise.all(
      ['paused', 'genesisStartOnce', 'genesisLockOnce'].map((method) => read<boolean>(predictions, method)),
    )
    const open = await read<RoundBlocks>(predictions, 'rounds', epoch)
    const live = epoch > 1n ? await read<RoundBlocks>(predictions, 'rounds', epoch - 1n) : null
    return {
      ...{ isPaused: isPaused ?? false, hasStarted: hasStarted ?? false, hasLocked: hasLocked ?? false },
      isPausedByKeeper,
      bufferBlocks: Number(await read<bigint>(predictions, 'bufferBlocks')),
      open: { startBlock: Number(open.startBlock), lockBlock: Number(open.lockBlock) },
      liveEndBlock: Number(live?.endBlock ?? 0n),
    }
  }

  async function priceUpdate(): Promise<Intent> {
    const [reserveBnb, reserveBusd] = await readReserves(rpc, deployed, [wbnb, busd])
    const previous = await read<bigint>(chainlinkOracle, 'latestAnswer')
    const price = nextPrice(previous, (reserveBusd * priceUnit) / reserveBnb, random)
    return call(chainlinkOracle, 'setAnswer(int256)', price)
  }

  const run = (...intents: Intent[]) => sendPending(rpc, { from: PREDICTION_KEEPER, intents })

  async function bet(): Promise<void> {
    for (const from of BETTORS) {
      const side = random() < 0.5 ? 'betBull' : 'betBear'
      const valueRaw = parseUnits((0.1 + random() * 2.4).toFixed(2))
      await sendPending(rpc, { from, intents: [predictionCall(predictions, side, valueRaw)] })
    }
  }

  return async () => {
    if (await hasPending(rpc, [PREDICTION_KEEPER, PREDICTION_DEPLOYER, ...BETTORS])) return
    const head = Number(await rpc.request<string>('eth_blockNumber'))
    const epoch = await read<bigint>(predictions, 'currentEpoch')
    const state = await readState(epoch)
    if (!state.isPaused) isPausedByKeeper = false
    switch (nextStep(state, head, betEpoch >= epoch)) {
      case 'start':
        return run(predictionCall(predictions, 'genesisStartRound'))
      case 'advance':
        return run(
          await priceUpdate(),
          predictionCall(predictions, state.hasLocked ? 'executeRound' : 'genesisLockRound'),
        )
      case 'pause':
        isPausedByKeeper = true
        return run(predictionCall(predictions, 'pause'))
      case 'unpause':
        return sendPending(rpc, { from: PREDICTION_DEPLOYER, intents: [predictionCall(predictions, 'unpause')] })
      case 'bet':
        betEpoch = epoch
        return bet()
      case 'update':
        return run(await priceUpdate())
      case 'wait':
    }
  }
}

/** Starts the keeper of the prediction on a chain that mines blocks. */
export function startPredictionKeeper(
  rpc: Rpc,
  deployed: Deployed,
  blockTimeSeconds: number,
  report: (message: string) => void,
): Keeper {
  const step = predictionStep(rpc, deployed)
  return startKeeper({ name: 'The prediction keeper missed a step', blockTimeSeconds, step, report })
}
