/** Steps of the set-up in their order (games 2.2.1). */
export const SETUP_STEPS = ['starter', 'picture', 'team', 'name'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What an account has done of its set-up; null where it has chosen nothing. */
export interface SetupProgress {
  /** Whether the account has not yet bought a starter. */
  canMint: boolean
  /** Number of collectibles that may be the picture. */
  ownedCount: number
  pictureId: string | null
  isPictureApproved: boolean
  teamId: number | null
}

/** Returns the furthest step that can be reached. A later step needs the choices of the ones before. */
export function setupStep({ canMint, ownedCount, pictureId, isPictureApproved, teamId }: SetupProgress): SetupStep {
  if (ownedCount === 0) return canMint ? 'starter' : 'picture'
  if (pictureId === null || !isPictureApproved) return 'picture'
  return teamId === null ? 'team' : 'name'
}

/**
 * Returns the step to show, also after a reload: the chosen one if it can be reached. Without a choice it is the
 * starter while one can be bought and no picture is chosen (games 2.2.2), else the furthest one.
 */
export function shownStep(progress: SetupProgress, chosen: SetupStep | null): SetupStep {
  const furthest = setupStep(progress)
  if (chosen !== null && SETUP_STEPS.indexOf(chosen) <= SETUP_STEPS.indexOf(furthest)) return chosen
  return chosen === null && progress.canMint && progress.pictureId === null ? 'starter' : furthest
}

const NAME = /^[A-Za-z0-9]*$/

interface Length {
  min: number
  max: number
}

/** Reason for which a profile name is invalid. */
export type NameFault = 'tooShort' | 'tooLong' | 'characters'

/** Returns the fault of a name, null for a valid one (games 5.1). */
export function nameFault(name: string, { min, max }: Length): NameFault | null {
  if (!NAME.test(name)) return 'characters'
  if (name.length < min) return 'tooShort'
  return name.length > max ? 'tooLong' : null
}

const CREATION_MULTIPLIER = 5n
const EDIT_MULTIPLIER = 2n

/** Returns the amount of CAKE to approve for a cost (constants: ALLOWANCE_MULTIPLIER, EDIT_APPROVAL). */
export const approvalRaw = (costRaw: bigint, isCreation: boolean): bigint =>
  costRaw * (isCreation ? CREATION_MULTIPLIER : EDIT_MULTIPLIER)
