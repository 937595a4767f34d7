/** Figures of an account and of the contracts at one block, all in the smallest unit. */
export interface PowerFigures {
  cakeInWalletRaw: bigint
  /** Staked in pool 0 of the MasterChef. */
  cakeInPoolRaw: bigint
  vaultSharesRaw: bigint
  /** Of the vault, scaled by 1e18. */
  pricePerFullShareRaw: bigint
  /** CAKE staked in each other pool that is running. */
  poolStakesRaw: readonly bigint[]
  lpBalanceRaw: bigint
  lpTotalSupplyRaw: bigint
  /** CAKE in the CAKE-BNB pair. */
  lpCakeReserveRaw: bigint
}

/** Voting power by its parts (voting.json: powerParts), in the smallest unit. */
export interface PowerParts {
  cakeBalance: bigint
  cakeVaultBalance: bigint
  cakePoolBalance: bigint
  poolsBalance: bigint
  cakeBnbLpBalance: bigint
}

/** Returns whether a pool's stakes count at a block: it has begun and not ended (voting.json: powerPools). */
export const isRunning = (startBlock: bigint, endBlock: bigint, block: bigint): boolean =>
  startBlock < block && block < endBlock

const SHARE_SCALE = 10n ** 18n

/** Returns the parts of a voting power. Divisions round down, as the contracts do. */
export const powerParts = (figures: PowerFigures): PowerParts => ({
  cakeBalance: figures.cakeInWalletRaw,
  cakeVaultBalance: (figures.vaultSharesRaw * figures.pricePerFullShareRaw) / SHARE_SCALE,
  cakePoolBalance: figures.cakeInPoolRaw,
  poolsBalance: figures.poolStakesRaw.reduce((sum, stake) => sum + stake, 0n),
  cakeBnbLpBalance:
    figures.lpTotalSupplyRaw === 0n ? 0n : (figures.lpBalanceRaw * figures.lpCakeReserveRaw) / figures.lpTotalSupplyRaw,
})

/** Returns the voting power that the parts add up to, in the smallest unit. */
export const totalPower = (parts: PowerParts): bigint =>
  parts.cakeBalance + parts.cakeVaultBalance + parts.cakePoolBalance + parts.poolsBalance + parts.cakeBnbLpBalance
