import facts from '#deployment/vault.json'

/** Contents of vault.json that the app uses. */
export interface VaultFile {
  withdrawAllThresholdSharesRaw: string
  compoundsPerDay: number
}

/** All shares are withdrawn when this many or fewer would be left (yield 4, 9). */
export const dustSharesRaw = BigInt((facts satisfies VaultFile).withdrawAllThresholdSharesRaw)

/** Assumed number of compoundings a day (yield 9). */
export const compoundsPerDay: number = facts.compoundsPerDay
