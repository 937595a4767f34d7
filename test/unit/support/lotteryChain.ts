import { Interface } from 'ethers'
import { getCurrentBlockTimestamp } from '../../../src/chain/contracts/exchangeMulticall/reads'
import * as reads from '../../../src/chain/contracts/lottery/reads'
import { type Address, toAddress } from '../../../src/core/address'
import { lotteryAddress } from '../../../src/deployment/laterFacts'
import { type FakeMulticallNode, fakeMulticallNode } from './fakeMulticallNode'

const abi = new Interface([
  'function viewLottery(uint256) view returns ((uint8, uint256, uint256, uint256, uint256, uint256[6], uint256, uint256[6], uint256[6], uint256, uint256, uint256, uint32))',
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[], uint32[], bool[], uint256)',
])

/** Account with tickets. */
export const PLAYER = toAddress(`0x${'ab'.repeat(20)}`)
/** Number drawn in each claimable round. */
export const FINAL_NUMBER = 1_582_039
/** End of round 1, in seconds since 1970; each next round ends 100 s later. */
export const FIRST_END = 1_000
const PAGE = 2_500
const STATUSES = { pending: 0, open: 1, close: 2, claimable: 3 }

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

export type FakeTicket = readonly [id: number, number: number, isClaimed?: boolean]

const lotteryOf = (): Address => {
  if (lotteryAddress === null) throw new Error('The local chain has a lottery')
  return lotteryAddress
}

/** Lottery of a fake node. Rounds before the current one are claimable. */
export class FakeLottery {
  readonly node: FakeMulticallNode = fakeMulticallNode()

  /** Sets the current round, its state, and the time of the block. */
  setCurrent(lotteryId: number, status: keyof typeof STATUSES, seconds: number): void {
    this.set(reads.currentLotteryId(lotteryOf()), word(lotteryId))
    this.set(reads.maxNumberTicketsPerBuyOrClaim(lotteryOf()), word(100))
    this.set(getCurrentBlockTimestamp(), word(seconds))
    for (let id = 1; id <= lotteryId + 1; id += 1) {
      const own = id === lotteryId ? status : id < lotteryId ? 'claimable' : 'pending'
      this.setRound(id, own)
      this.setTickets(id, [])
    }
  }

  setRound(lotteryId: number, status: keyof typeof STATUSES): void {
    const isDrawn = status === 'claimable'
    const shares = [125, 375, 750, 1_250, 2_500, 5_000]
    const end = FIRST_END + (lotteryId - 1) * 100
    const round = [
      ...[STATUSES[status], end - 90, end, 250n, 2_000, shares, 2_000],
      ...[isDrawn ? [10, 20, 30, 40, 50, 60] : [0, 0, 0, 0, 0, 0], isDrawn ? [3, 2, 1, 1, 1, 1] : [0, 0, 0, 0, 0, 0]],
      ...[lotteryId * 10, (lotteryId + 1) * 10, 10_000n, isDrawn ? FINAL_NUMBER : 0],
    ]
    this.set(reads.viewLottery(lotteryOf(), lotteryId), abi.encodeFunctionResult('viewLottery', [round]))
  }

  /** Sets the player's tickets of a round, in pages. */
  setTickets(lotteryId: number, tickets: readonly FakeTicket[], account = PLAYER): void {
    for (let cursor = 0; cursor === 0 || cursor <= tickets.length; cursor += PAGE) {
      const page = tickets.slice(cursor, cursor + PAGE)
      const columns = [page.map(([id]) => id), page.map(([, number]) => number), page.map(([, , claimed]) => !!claimed)]
      const result = abi.encodeFunctionResult('viewUserInfoForLotteryId', [...columns, cursor + page.length])
      this.set(reads.viewUserInfoForLotteryId(lotteryOf(), account, lotteryId, cursor, PAGE), result)
    }
  }

  /** Lets the read of a round, or of the player's tickets, fail. */
  fail(what: 'round' | 'tickets', lotteryId: number): void {
    const lottery = lotteryOf()
    const failing = {
      round: reads.viewLottery(lottery, lotteryId),
      tickets: reads.viewUserInfoForLotteryId(lottery, PLAYER, lotteryId, 0, PAGE),
    }
    this.set(failing[what], null)
  }

  private set({ callData }: { callData: string }, answer: string | null): void {
    this.node.answers.set(callData, answer)
  }
}
