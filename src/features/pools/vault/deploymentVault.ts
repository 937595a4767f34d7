import facts from '#deployment/vault.json'

/** Where so many shares or fewer would be left, all are taken out (yield 4, 9). */
const { withdrawAllThresholdSharesRaw, compoundsPerDay } = facts

export const deploymentVault = {
  dustSharesRaw: BigInt(withdrawAllThresholdSharesRaw),
  /** yield 9: the vault is taken to compound so often a day. */
  compoundsPerDay,
}
