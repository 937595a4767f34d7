import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

interface PoolMethods {
  owner: Read<[], string>
  rewardToken: Read<[], string>
  rewardPerBlock: Read<[], bigint>
  startBlock: Read<[], bigint>
  bonusEndBlock: Read<[], bigint>
  pendingReward: Read<[user: AddressLike], bigint>
  withdraw: Write<[amount: bigint]>
  emergencyWithdraw: Write<[]>
}

/** Arguments of initialize and of the factory's deployPool. */
export type Terms = [
  staked: AddressLike,
  reward: AddressLike,
  rewardPerBlock: bigint,
  startBlock: bigint,
  endBlock: bigint,
  limit: bigint,
  admin: AddressLike,
]

export type SmartChef = KnownContract<
  PoolMethods & {
    SMART_CHEF_FACTORY: Read<[], string>
    PRECISION_FACTOR: Read<[], bigint>
    isInitialized: Read<[], boolean>
    hasUserLimit: Read<[], boolean>
    poolLimitPerUser: Read<[], bigint>
    lastRewardBlock: Read<[], bigint>
    accTokenPerShare: Read<[], bigint>
    stakedToken: Read<[], string>
    userInfo: Read<[user: AddressLike], [amount: bigint, rewardDebt: bigint]>
    initialize: Write<Terms>
    deposit: Write<[amount: bigint]>
    emergencyRewardWithdraw: Write<[amount: bigint]>
    recoverWrongTokens: Write<[token: AddressLike, amount: bigint]>
    stopReward: Write<[]>
    updatePoolLimitPerUser: Write<[hasLimit: boolean, limit: bigint]>
    updateRewardPerBlock: Write<[rewardPerBlock: bigint]>
    updateStartAndEndBlocks: Write<[startBlock: bigint, endBlock: bigint]>
  }
>

export type PoolFactory = KnownContract<{ owner: Read<[], string>; deployPool: Write<Terms> }>

export type OldPool = KnownContract<
  Omit<PoolMethods, 'owner' | 'rewardToken'> & {
    syrup: Read<[], string>
    poolInfo: Read<[], [lastRewardBlock: bigint, accRewardPerShare: bigint]>
    userInfo: Read<[user: AddressLike], [amount: bigint, rewardDebt: bigint, rewardPending: bigint]>
    addressList: Read<[at: bigint], string>
    addressLength: Read<[], bigint>
    updatePool: Write<[]>
    deposit: Write<[amount: bigint]>
  }
>

export type EarlyPool = KnownContract<
  PoolMethods & {
    syrup: Read<[], string>
    poolInfo: Read<[pid: bigint], [lpToken: string, allocPoint: bigint, lastRewardBlock: bigint, accumulated: bigint]>
    userInfo: Read<[user: AddressLike], [amount: bigint, rewardDebt: bigint]>
    getMultiplier: Read<[from: bigint, to: bigint], bigint>
    massUpdatePools: Write<[]>
    updatePool: Write<[pid: bigint]>
    deposit: Write<[amount: bigint]>
    emergencyRewardWithdraw: Write<[amount: bigint]>
    stopReward: Write<[]>
  }
>

export type CoinPool = KnownContract<
  PoolMethods & {
    WBNB: Read<[], string>
    adminAddress: Read<[], string>
    limitAmount: Read<[], bigint>
    totalAllocPoint: Read<[], bigint>
    poolInfo: Read<[pid: bigint], [lpToken: string, allocPoint: bigint, lastRewardBlock: bigint, accumulated: bigint]>
    userInfo: Read<[user: AddressLike], [amount: bigint, rewardDebt: bigint, inBlackList: boolean]>
    getMultiplier: Read<[from: bigint, to: bigint], bigint>
    massUpdatePools: Write<[]>
    updatePool: Write<[pid: bigint]>
    deposit: Write<[]>
    emergencyRewardWithdraw: Write<[amount: bigint]>
    setAdmin: Write<[admin: AddressLike]>
    setLimitAmount: Write<[amount: bigint]>
    setBlackList: Write<[user: AddressLike]>
    removeBlackList: Write<[user: AddressLike]>
  }
>
