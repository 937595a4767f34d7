import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const lottery = new Interface([
  'function buyTickets(uint256 lotteryId, uint32[] ticketNumbers)',
  'function claimTickets(uint256 lotteryId, uint256[] ticketIds, uint32[] brackets)',
])

const write = (address: Address, method: string, ...args: readonly unknown[]): Intent => ({
  contract: { address, interface: lottery },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that buys tickets of a round with their stored numbers (protocol 4.3.2). */
export const buyTickets = (address: Address, lotteryId: number, numbers: readonly number[]): Intent =>
  write(address, 'buyTickets', lotteryId, numbers)

/** Creates the write that claims the prizes of tickets of a round, each in its highest bracket (protocol 4.4.1). */
export const claimTickets = (
  address: Address,
  lotteryId: number,
  prizes: readonly { ticketId: bigint; bracket: number }[],
): Intent =>
  write(
    address,
    'claimTickets',
    lotteryId,
    prizes.map(({ ticketId }) => ticketId),
    prizes.map(({ bracket }) => bracket),
  )
