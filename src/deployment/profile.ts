import facts from '#deployment/profile.json'

/** Contents of profile.json that the app uses. Prices are in whole CAKE and apply until those of the chain are read. */
export interface ProfileFile {
  mintStarterCake: string
  registerCake: string
  nameLength: { min: number; max: number }
}

/** Prices and limits of profiles (games 9.5). */
export const profileFacts: ProfileFile = facts
