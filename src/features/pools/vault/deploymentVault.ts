import facts from '#deployment/vault.json'

/** All shares are withdrawn when this many or fewer would be left (yield 4, 9). */
const { withdrawAllThresholdSharesRaw, compoundsPerDay } = facts

export const deploymentVault = {
  dustSharesRaw: BigInt(withdrawAllThresholdSharesRaw),
  /** yield 9: assumed number of compoundings a day. */
  compoundsPerDay,
}
