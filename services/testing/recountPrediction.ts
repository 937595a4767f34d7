import type { JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import type { Games } from './gameContracts.ts'
import { accountOf, argument, byId, distinct, eventsOf, named, read, sum, tokens } from './gameLogs.ts'
import type { QueryGraph } from './recount.ts'

interface ChainRound {
  lockPrice: bigint
  closePrice: bigint
  totalAmount: bigint
  bullAmount: bigint
  bearAmount: bigint
  rewardBaseCalAmount: bigint
  rewardAmount: bigint
  oracleCalled: boolean
}

interface ChainBet {
  position: bigint
  amount: bigint
  claimed: boolean
}

const sideOf = ({ lockPrice, closePrice }: ChainRound): string =>
  closePrice === lockPrice ? 'House' : closePrice > lockPrice ? 'Bull' : 'Bear'

const HISTORY = `bets(first: 1000, skip: 0, where: {}, order: createdAt, orderDirection: desc) {
  id hash amount position claimed claimedHash claimedBNB createdAt
  round { epoch }
  user { id address block totalBets totalBetsBull totalBNB totalBNBBear totalBetsClaimed totalBNBClaimed }
}`
const ROUNDS = `rounds(first: 1000) {
  id epoch position failed startAt startBlock startHash lockBlock lockPrice endBlock closePrice oracleCalled
  totalBets totalAmount bullBets bullAmount bearBets bearAmount rewardBaseCalAmount rewardAmount
}`

/** Expects rounds, bets, accounts and totals to equal the contract's. Returns the number of compared rows. */
export async function expectPrediction(provider: JsonRpcProvider, query: QueryGraph, games: Games): Promise<number> {
  const { prediction } = games
  const events = await eventsOf(provider, prediction)
  const starts = named(events, 'StartRound')
  const readRound = async (epoch: bigint) => [epoch, await read<ChainRound>(prediction, 'rounds', epoch)] as const
  const chainRounds = new Map(await Promise.all(starts.map((start) => readRound(argument(start, 'epoch')))))
  const roundOf = (epoch: bigint): ChainRound => {
    const round = chainRounds.get(epoch)
    if (!round) throw new Error(`no round ${epoch}`)
    return round
  }
  const betEvents = named(events, 'BetBull', 'BetBear')
  const pauses = named(events, 'Pause').map((seen) => argument(seen, 'epoch'))
  const rounds = starts.map((start) => {
    const epoch = argument(start, 'epoch')
    const round = roundOf(epoch)
    const only = (name: string) => named(events, name).find((seen) => argument(seen, 'epoch') === epoch)
    const [lock, end] = [only('LockRound'), only('EndRound')]
    const bets = betEvents.filter((seen) => argument(seen, 'currentEpoch') === epoch)
    const isPaused = pauses.includes(epoch) || pauses.includes(epoch + 1n)
    return {
      ...{ id: String(epoch), epoch: String(epoch), position: round.oracleCalled ? sideOf(round) : null },
      ...{ failed: isPaused && !round.oracleCalled, oracleCalled: round.oracleCalled },
      ...{ startAt: String(start.timestamp), startBlock: String(start.block), startHash: start.hash },
      ...{ lockBlock: lock ? String(lock.block) : null, lockPrice: lock ? tokens(round.lockPrice, 8) : null },
      ...{ endBlock: end ? String(end.block) : null, closePrice: end ? tokens(round.closePrice, 8) : null },
      ...{ totalBets: String(bets.length), totalAmount: tokens(round.totalAmount) },
      ...{ bullBets: String(named(bets, 'BetBull').length), bullAmount: tokens(round.bullAmount) },
      ...{ bearBets: String(named(bets, 'BetBear').length), bearAmount: tokens(round.bearAmount) },
      ...{ rewardBaseCalAmount: tokens(round.rewardBaseCalAmount), rewardAmount: tokens(round.rewardAmount) },
    }
  })
  const claims = named(events, 'Claim')
  const bets = await Promise.all(
    betEvents.map(async (seen) => {
      const [user, epoch] = [accountOf(seen, 'sender'), argument(seen, 'currentEpoch')]
      const bet = await read<ChainBet>(prediction, 'ledger', epoch, user)
      const claim = claims.find((one) => accountOf(one, 'sender') === user && argument(one, 'currentEpoch') === epoch)
      return { seen, user, epoch, bet, claim, paid: claim ? argument(claim, 'amount') : 0n }
    }),
  )
  const totalsOf = (some: typeof bets) => ({
    totalBets: String(some.length),
    totalBetsBull: String(some.filter(({ bet }) => bet.position === 0n).length),
    totalBNB: tokens(sum(some.map(({ bet }) => bet.amount))),
    totalBNBBear: tokens(sum(some.filter(({ bet }) => bet.position === 1n).map(({ bet }) => bet.amount))),
    totalBetsClaimed: String(some.filter(({ bet }) => bet.claimed).length),
    totalBNBClaimed: tokens(sum(some.map(({ paid }) => paid))),
  })
  const history = bets.map(({ seen, user, epoch, bet, claim, paid }) => {
    const own = bets.filter((one) => one.user === user)
    return {
      ...{ id: `${user}-${epoch}`, hash: seen.hash, amount: tokens(bet.amount) },
      ...{ position: bet.position === 0n ? 'Bull' : 'Bear', claimed: bet.claimed, claimedHash: claim?.hash ?? null },
      ...{ claimedBNB: tokens(paid), createdAt: String(seen.timestamp), round: { epoch: String(epoch) } },
      user: { id: user, address: user, block: String(own[0]?.seen.block), ...totalsOf(own) },
    }
  })
  const shown = await query('prediction', `{ ${ROUNDS} ${HISTORY} }`)
  expect(byId(shown['rounds'] ?? [])).toEqual(byId(rounds))
  expect(byId(shown['bets'] ?? [])).toEqual(byId(history))
  const times = (shown['bets'] ?? []).map(({ createdAt }) => Number(createdAt))
  expect(times).toEqual(times.toSorted((first, second) => second - first))

  const ended = rounds.filter(({ oracleCalled }) => oracleCalled).map(({ epoch }) => BigInt(epoch))
  const houses = ended.filter((epoch) => sideOf(roundOf(epoch)) === 'House')
  const fees = sum(
    named(events, 'RewardsCalculated')
      .filter((seen) => !houses.includes(argument(seen, 'epoch')))
      .map((seen) => argument(seen, 'treasuryAmount')),
  )
  const house = sum(houses.map((epoch) => roundOf(epoch).totalAmount))
  expect(await read<bigint>(prediction, 'treasuryAmount')).toBe(fees + house)
  const totals = await query(
    'prediction',
    '{ market(id: 1) { totalBNB totalBNBTreasury } rounds(where: { position: House }) { totalAmount } all: market(id: 1) { totalUsers totalBets totalBetsClaimed totalBNBClaimed epoch { id } } }',
  )
  const all = totalsOf(bets)
  expect(totals['market']).toEqual({ totalBNB: all.totalBNB, totalBNBTreasury: tokens(fees) })
  expect(totals['rounds']?.map(({ totalAmount }) => totalAmount).toSorted()).toEqual(
    houses.map((epoch) => tokens(roundOf(epoch).totalAmount)).toSorted(),
  )
  expect(totals['all']).toEqual({
    ...{ totalUsers: String(distinct(bets.map(({ user }) => user)).length), totalBets: all.totalBets },
    ...{ totalBetsClaimed: all.totalBetsClaimed, totalBNBClaimed: all.totalBNBClaimed },
    epoch: { id: String(await read<bigint>(prediction, 'currentEpoch')) },
  })
  return rounds.length + bets.length + houses.length
}
