import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const tradingCompetition = new Interface(['function register()', 'function claimReward()'])

const write = (address: Address, method: string): Intent => ({
  contract: { address, interface: tradingCompetition },
  ...{ method, args: [], valueRaw: 0n },
})

/** Creates the write that registers the account with the team of its profile (protocol 10.2). */
export const register = (address: Address): Intent => write(address, 'register')

/** Creates the write that claims CAKE, points and the collectible of the account (protocol 10.3). */
export const claimReward = (address: Address): Intent => write(address, 'claimReward')
