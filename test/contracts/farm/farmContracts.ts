import type { AddressLike } from 'ethers'
import type { KnownContract, Read, TokenMethods, Write } from '../exchangeContracts.ts'

interface OwnedMethods {
  owner: Read<[], string>
  transferOwnership: Write<[owner: AddressLike]>
  renounceOwnership: Write<[]>
}

interface VotingMethods extends TokenMethods, OwnedMethods {
  getOwner: Read<[], string>
  increaseAllowance: Write<[spender: AddressLike, more: bigint], boolean>
  decreaseAllowance: Write<[spender: AddressLike, less: bigint], boolean>
  'mint(uint256)': Write<[amount: bigint], boolean>
  'mint(address,uint256)': Write<[to: AddressLike, amount: bigint]>
  delegate: Write<[to: AddressLike]>
  delegateBySig: Write<[to: AddressLike, nonce: bigint, expiry: bigint, v: number, r: string, s: string]>
  delegates: Read<[delegator: AddressLike], string>
  checkpoints: Read<[delegate: AddressLike, at: bigint], [fromBlock: bigint, votes: bigint]>
  numCheckpoints: Read<[delegate: AddressLike], bigint>
  nonces: Read<[signer: AddressLike], bigint>
  getCurrentVotes: Read<[delegate: AddressLike], bigint>
  getPriorVotes: Read<[delegate: AddressLike, block: bigint], bigint>
}

export type Cake = KnownContract<VotingMethods>

export type Syrup = KnownContract<
  VotingMethods & {
    cake: Read<[], string>
    burn: Write<[from: AddressLike, amount: bigint]>
    safeCakeTransfer: Write<[to: AddressLike, amount: bigint]>
  }
>

type PoolInfo = [lpToken: string, allocPoint: bigint, lastRewardBlock: bigint, accCakePerShare: bigint]

export type Chef = KnownContract<
  OwnedMethods & {
    cake: Read<[], string>
    syrup: Read<[], string>
    devaddr: Read<[], string>
    cakePerBlock: Read<[], bigint>
    startBlock: Read<[], bigint>
    migrator: Read<[], string>
    BONUS_MULTIPLIER: Read<[], bigint>
    totalAllocPoint: Read<[], bigint>
    poolLength: Read<[], bigint>
    poolInfo: Read<[pid: bigint], PoolInfo>
    userInfo: Read<[pid: bigint, user: AddressLike], [amount: bigint, rewardDebt: bigint]>
    pendingCake: Read<[pid: bigint, user: AddressLike], bigint>
    getMultiplier: Read<[from: bigint, to: bigint], bigint>
    add: Write<[points: bigint, lp: AddressLike, withUpdate: boolean]>
    set: Write<[pid: bigint, points: bigint, withUpdate: boolean]>
    updateMultiplier: Write<[multiplier: bigint]>
    setMigrator: Write<[migrator: AddressLike]>
    migrate: Write<[pid: bigint]>
    dev: Write<[dev: AddressLike]>
    updatePool: Write<[pid: bigint]>
    massUpdatePools: Write<[]>
    deposit: Write<[pid: bigint, amount: bigint]>
    withdraw: Write<[pid: bigint, amount: bigint]>
    enterStaking: Write<[amount: bigint]>
    leaveStaking: Write<[amount: bigint]>
    emergencyWithdraw: Write<[pid: bigint]>
  }
>
