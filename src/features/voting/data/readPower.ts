import { readVotingPower, type VotingPower } from '../../../chain/services/votingPower'
import type { Address } from '../../../core/address'

/** Returns the pools whose stakes may count: the service checks which of them run at the block (games 5.9). */
async function countedPools(): Promise<Address[]> {
  const { poolEntries } = await import('../../../deployment/pools')
  return poolEntries.flatMap(({ sousId, stakingToken, isFinished, contractAddress }) =>
    sousId !== 0 && stakingToken === 'cake' && isFinished !== true ? [contractAddress] : [],
  )
}

/** Returns the voting power of an account at a block, of the newest one by default. Throws ServiceUnavailableError. */
export async function readPowerAt(powerUrl: string, address: Address, block?: number): Promise<VotingPower> {
  const poolAddresses = await countedPools()
  return readVotingPower(powerUrl, { address, poolAddresses, ...(block !== undefined && { block }) })
}
