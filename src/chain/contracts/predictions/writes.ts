import { Interface } from 'ethers'
import { predictionsAddress } from '../../../deployment/laterFacts'
import type { Intent } from '../../send/intent'

export const predictions = new Interface([
  'function betBull() payable',
  'function betBear() payable',
  'function claim(uint256 epoch)',
])

function write(method: string, args: readonly number[], valueRaw: bigint): Intent {
  if (predictionsAddress === null) throw new Error('This deployment has no prediction market')
  return { contract: { address: predictionsAddress, interface: predictions }, method, args, valueRaw }
}

/** Creates the write that bets an amount of the native coin, in wei, on a price that rises (protocol 5). */
export const betBull = (amountRaw: bigint): Intent => write('betBull', [], amountRaw)

/** Creates the write that bets an amount of the native coin, in wei, on a price that falls. */
export const betBear = (amountRaw: bigint): Intent => write('betBear', [], amountRaw)

/** Creates the write that pays out a won bet, or pays back the bet of a cancelled round. */
export const claim = (epoch: number): Intent => write('claim', [epoch], 0n)
