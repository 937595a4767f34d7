import { parseUnits, toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, LOTTERY_KEEPER, LOTTERY_PLAYERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readLottery, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import { sendTogether, type Batch } from '../protocol/sender.ts'
import { lotteryCalls, purchasePriceRaw, requestIdOf, secondsBetweenDraws } from './lotteryCalls.ts'
import { OPEN_ROUND, PAST_ROUNDS, ticketsOf, type PastRound, type Player } from './pastRounds.ts'

const PLAYER_BNB = '1000'
const PLAYER_CAKE = '10000'
/** CAKE that the keeper may add to later rounds. */
const KEEPER_CAKE = '1000000'
/** Time for the deployments before the first round. */
const EARLIER_SECONDS = 120
/** Time between the purchases of the players. */
const PURCHASE_SECONDS = 1200
const INJECTION_AFTER_SECONDS = 60
const CLOSE_AFTER_SECONDS = 12
const DRAW_AFTER_SECONDS = 75
const CLAIM_AFTER_SECONDS = 180

const PLAYERS: readonly Player[] = ['demo', 'first', 'second']

/** Returns how many seconds ago the chain has to start for the past rounds, if the open one ends in `openMinutes`. */
export const lotteryPastSeconds = (openMinutes: number): number =>
  (PAST_ROUNDS.length + 1) * secondsBetweenDraws() - openMinutes * 60 + EARLIER_SECONDS

const nowSeconds = () => Math.floor(Date.now() / 1000)

const accountOf = (player: Player): HDNodeWallet => {
  const account = { demo: DEMO_ACCOUNTS[0], first: LOTTERY_PLAYERS[0], second: LOTTERY_PLAYERS[1] }[player]
  if (!account) throw new Error('There is no demo account.')
  return account
}

/** Returns what a player pays for the tickets of all rounds. */
const paidBy = (player: Player) =>
  [...PAST_ROUNDS, OPEN_ROUND]
    .map((round) => ticketsOf(round, player).length)
    .reduce((sum, count) => sum + (count > 0 ? purchasePriceRaw(count) : 0n), 0n)

/**
 * Returns transfers of CAKE and approvals. The demo account receives and approves exactly what it pays for its tickets.
 * Its balance and its approvals are then the same as without them.
 */
function supplies({ contracts, tokens }: Deployed): Batch[] {
  const { lotteryV2 = '' } = contracts
  const { cake = '' } = tokens
  const amounts = [
    [LOTTERY_KEEPER, parseUnits(KEEPER_CAKE)],
    ...PLAYERS.map((player) => [accountOf(player), player === 'demo' ? paidBy(player) : parseUnits(PLAYER_CAKE)]),
  ] as [HDNodeWallet, bigint][]
  return [
    {
      from: SWAP_DEPLOYER,
      intents: amounts.map(([{ address }, amountRaw]) => transfer(cake, address, amountRaw)),
    },
    ...amounts.map(([from, amountRaw]) => ({
      ...{ from, intents: [call(cake, 'approve(address,uint256)', lotteryV2, amountRaw)] },
    })),
  ]
}

/**
 * Gives the lottery a past: drawn rounds with winners in several brackets, and an open round that ends in `openMinutes`. The
 * blocks have the times at which they would have been mined, so the chain has to start `lotteryPastSeconds` ago.
 * Its clock stays in the past: a later seed brings it back to the present.
 */
export async function seedLottery(rpc: Rpc, deployed: Deployed, openMinutes: number): Promise<void> {
  const { start, inject, buy, claim, close, draw } = lotteryCalls(deployed)
  const coins = toQuantity(parseUnits(PLAYER_BNB))
  const players = PLAYERS.map(accountOf)
  await rpc.requestAll(players.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  await sendTogether(rpc, supplies(deployed))
  let ticketCount = 0

  const mineAt = async (seconds: number, batches: readonly Batch[]) => {
    if (batches.length === 0) return
    await rpc.request('evm_setNextBlockTimestamp', seconds)
    await sendTogether(rpc, batches)
  }
  const byKeeper = (...intents: Batch['intents']): Batch => ({ from: LOTTERY_KEEPER, intents })
  /** Sells the tickets of a round. Returns the first ticket id of each player. */
  const sell = async (id: number, round: PastRound, seconds: number) => {
    const firstIds = new Map<Player, number>()
    if (round.injectedCake)
      await mineAt(seconds + INJECTION_AFTER_SECONDS, [byKeeper(inject(id, parseUnits(round.injectedCake)))])
    // A block for each player: a block orders accounts by their fees, and the ids of tickets depend on the order.
    for (const [at, player] of PLAYERS.entries()) {
      const numbers = ticketsOf(round, player).map(({ number }) => number)
      if (numbers.length === 0) continue
      firstIds.set(player, ticketCount)
      ticketCount += numbers.length
      const soldAt = seconds + (at + 1) * PURCHASE_SECONDS
      await mineAt(soldAt, [{ from: accountOf(player), intents: [buy(id, numbers)] }])
    }
    return firstIds
  }
  const claims = (id: number, round: PastRound, firstIds: ReadonlyMap<Player, number>): Batch[] =>
    (round.claimedBy ?? []).map((player) => {
      const firstId = firstIds.get(player) ?? 0
      const won = ticketsOf(round, player).flatMap(({ bracket }, at) => (bracket < 0 ? [] : [{ at, bracket }]))
      const ids = won.map(({ at }) => firstId + at)
      return {
        from: accountOf(player),
        intents: [
          claim(
            id,
            ids,
            won.map(({ bracket }) => bracket),
          ),
        ],
      }
    })

  const interval = secondsBetweenDraws()
  const openEnd = nowSeconds() + openMinutes * 60
  const endOf = (id: number) => openEnd - (PAST_ROUNDS.length + 1 - id) * interval
  const startOf = (id: number) => endOf(id - 1) + readLottery().secondsBetweenRounds
  for (const [at, round] of PAST_ROUNDS.entries()) {
    const id = at + 1
    await mineAt(startOf(id), [byKeeper(start(endOf(id)))])
    const firstIds = await sell(id, round, startOf(id))
    await mineAt(endOf(id) + CLOSE_AFTER_SECONDS, [byKeeper(close(id))])
    const requestId = requestIdOf(id, BigInt(ticketCount), id)
    await mineAt(endOf(id) + DRAW_AFTER_SECONDS, [byKeeper(...draw(id, requestId, BigInt(round.finalNumber)))])
    await mineAt(endOf(id) + CLAIM_AFTER_SECONDS, claims(id, round, firstIds))
  }
  const openId = PAST_ROUNDS.length + 1
  await mineAt(startOf(openId), [byKeeper(start(openEnd))])
  await sell(openId, OPEN_ROUND, startOf(openId))
}
