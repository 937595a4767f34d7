import * as fc from 'fast-check'
import type { Contract, JsonRpcProvider } from 'ethers'
import { BUFFER, INTERVAL, mine, sender, TEAMS, type Games } from './gameContracts.ts'
import { actors } from './randomActions.ts'

const UNIT = 10n ** 18n
const LENGTH_SECONDS = 15_000
const BREAKDOWN = [250, 375, 625, 1250, 2500, 5000] as const
const CAMPAIGNS = [511_010_000, 512_010_001, 513_010_001] as const
const STATUS = { open: 1n, close: 2n } as const

/** One random game; each kind uses some of the numbers. */
interface Move {
  kind: string
  account: string
  other: string
  at: number
  numbers: readonly number[]
}

const account = fc.constantFrom(...actors)

/** Kinds of moves by how often they occur. */
const KINDS: Readonly<Record<string, number>> = {
  ...{ bull: 10, bear: 10, claimBet: 6, round: 10, missedRound: 1, pause: 1 },
  ...{ buy: 14, inject: 2, lottery: 4, claimTickets: 5 },
  ...{ create: 4, pauseProfile: 2, reactivate: 2, update: 2, points: 3, pointsOfMany: 2, teamPoints: 2, changeTeam: 2 },
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  account,
  other: account,
  at: fc.nat(999),
  numbers: fc.array(fc.integer({ min: 1_000_000, max: 1_999_999 }), { minLength: 1, maxLength: 12 }),
})

/** Reads a view of a contract at the newest block. */
const read = async <Value>(contract: Contract, name: string, ...args: readonly unknown[]): Promise<Value> =>
  (await contract.getFunction(name).staticCall(...args)) as Value

interface Tickets {
  ids: bigint[]
  brackets: bigint[]
}

/** Returns the winning tickets of an account, each with its highest bracket. */
async function winningTickets(lottery: Contract, round: bigint, holder: string): Promise<Tickets> {
  const [ids] = await read<[readonly bigint[]]>(lottery, 'viewUserInfoForLotteryId', holder, round, 0, 1000)
  const won: Tickets = { ids: [], brackets: [] }
  for (const ticket of ids) {
    for (let bracket = 5n; bracket >= 0n; bracket -= 1n) {
      if ((await read<bigint>(lottery, 'viewRewardsForTicketId', round, ticket, bracket)) === 0n) continue
      won.ids.push(ticket)
      won.brackets.push(bracket)
      break
    }
  }
  return won
}

/** Returns a function that plays random games and mines them; some moves revert, as on any chain. */
export function prepareGames(provider: JsonRpcProvider, games: Games): (count: number, seed: number) => Promise<void> {
  const { owner, prediction, oracle, lottery, generator, profile } = games
  const send = sender(provider)

  const setPrice = (at: number, before: bigint) =>
    // In one of three rounds the price remains as it was.
    send(owner, oracle, 'setAnswer', [at % 3 === 0 && before > 0n ? before : 30_000_000_000n + BigInt(at * 1237)])

  async function restartRounds(): Promise<void> {
    await send(owner, prediction, 'pause')
    await mine(provider)
    await send(owner, prediction, 'unpause')
    await mine(provider)
  }

  /** Locks the newest round at its block, and ends the one before it. After a missed block the rounds start again. */
  async function playRound(at: number): Promise<void> {
    await setPrice(at, await read<bigint>(oracle, 'latestAnswer'))
    await mine(provider)
    const epoch = await read<bigint>(prediction, 'currentEpoch')
    const { lockBlock } = await read<{ lockBlock: bigint }>(prediction, 'rounds', epoch)
    const blocks = Number(lockBlock) - (await provider.getBlockNumber()) - 1
    if (blocks < -BUFFER) await restartRounds()
    else if (blocks > 0) await mine(provider, blocks)
    if (!(await read<boolean>(prediction, 'genesisStartOnce'))) return send(owner, prediction, 'genesisStartRound')
    const isStarted = await read<boolean>(prediction, 'genesisLockOnce')
    return send(owner, prediction, isStarted ? 'executeRound' : 'genesisLockRound')
  }

  async function playLottery(at: number): Promise<void> {
    const round = await read<bigint>(lottery, 'currentLotteryId')
    const { status } = await read<{ status: bigint }>(lottery, 'viewLottery', round)
    if (status === STATUS.open) {
      await provider.send('evm_increaseTime', [LENGTH_SECONDS + 1])
      await mine(provider)
      return send(owner, lottery, 'closeLottery', [round])
    }
    if (status === STATUS.close) {
      await send(owner, generator, 'fulfillRandomness', [await read<string>(generator, 'latestRequestId'), at * 1001])
      return send(owner, lottery, 'drawFinalNumberAndMakeLotteryClaimable', [round, at % 2 === 0])
    }
    const { timestamp = 0 } = (await provider.getBlock('latest')) ?? {}
    const price = UNIT / 10n + BigInt(at) * 10n ** 13n
    return send(owner, lottery, 'startLottery', [timestamp + LENGTH_SECONDS, price, 2000, BREAKDOWN, 2000])
  }

  async function claimTickets(holder: string, at: number): Promise<void> {
    const newest = await read<bigint>(lottery, 'currentLotteryId')
    if (newest === 0n) return
    const round = newest - (newest > 1n ? BigInt(at % 2) : 0n)
    const { ids, brackets } = await winningTickets(lottery, round, holder)
    if (ids.length > 0) await send(holder, lottery, 'claimTickets', [round, ids, brackets])
  }

  /** Returns the id of one of an account's two collectibles. */
  const bunnyOf = (holder: string, at: number): number => actors.indexOf(holder) * 2 + (at % 2)

  const plays: Readonly<Record<string, (chosen: Move) => Promise<unknown>>> = {
    bull: (one) => send(one.account, prediction, 'betBull', [], (BigInt(one.at + 1) * UNIT) / 1000n),
    bear: (one) => send(one.account, prediction, 'betBear', [], (BigInt(one.at + 1) * UNIT) / 1000n),
    async claimBet(one) {
      const epoch = await read<bigint>(prediction, 'currentEpoch')
      for (let back = 2n; back < 5n; back += 1n) {
        if (epoch > back) await send(one.account, prediction, 'claim', [epoch - back])
      }
    },
    round: ({ at }) => playRound(at),
    missedRound: () => mine(provider, 3 * INTERVAL),
    async pause() {
      await send(owner, prediction, 'pause')
      await mine(provider, 4 * INTERVAL)
      await send(owner, prediction, 'unpause')
    },
    buy: async (one) =>
      send(one.account, lottery, 'buyTickets', [await read<bigint>(lottery, 'currentLotteryId'), one.numbers]),
    inject: async ({ at }) =>
      send(owner, lottery, 'injectFunds', [await read<bigint>(lottery, 'currentLotteryId'), BigInt(at) * 10n ** 15n]),
    lottery: ({ at }) => playLottery(at),
    claimTickets: (one) => claimTickets(one.account, one.at),
    create: (one) =>
      send(one.account, profile, 'createProfile', [
        (one.at % TEAMS) + 1,
        games.bunnies.target,
        bunnyOf(one.account, one.at),
      ]),
    pauseProfile: (one) => send(one.account, profile, 'pauseProfile'),
    reactivate: (one) =>
      send(one.account, profile, 'reactivateProfile', [games.bunnies.target, bunnyOf(one.account, one.at)]),
    update: (one) => send(one.account, profile, 'updateProfile', [games.bunnies.target, bunnyOf(one.account, one.at)]),
    points: (one) => send(owner, profile, 'increaseUserPoints', [one.account, one.at, CAMPAIGNS[one.at % 3]]),
    pointsOfMany: (one) =>
      send(owner, profile, 'increaseUserPointsMultiple', [[one.account, one.other], one.at, CAMPAIGNS[one.at % 3]]),
    teamPoints: ({ at }) => send(owner, profile, 'increaseTeamPoints', [(at % TEAMS) + 1, at, CAMPAIGNS[at % 3]]),
    changeTeam: (one) => send(owner, profile, 'changeTeam', [one.account, (one.at % TEAMS) + 1]),
  }

  return async (count, seed) => {
    for (const chosen of fc.sample(move, { numRuns: count, seed })) {
      await plays[chosen.kind]?.(chosen)
      await mine(provider)
    }
  }
}
