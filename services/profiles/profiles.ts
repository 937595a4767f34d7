import { eq, or } from 'drizzle-orm'
import { hashMessage } from 'ethers/hash'
import { isSignedBy, type ContractSignatureCheck } from '../hub/signature.ts'
import type { Database } from '../store/store.ts'
import { names } from '../store/tables.ts'
import { lowerName, nameFault, nameSkeleton, type NameFault } from './names.rules.ts'
import {
  readRegistration,
  registrationText,
  type RegistrationFault,
  type RegistrationTerms,
  type SignedRegistration,
} from './registration.rules.ts'

export interface Profile {
  address: string
  username: string
}

/** Why a name is not available. */
export type NameRefusal = NameFault | 'taken'
export type RegistrationRefusal = RegistrationFault | 'signature' | 'taken' | 'named'

const profileOf = ({ address, name }: { address: string; name: string }): Profile => ({ address, username: name })

/** Returns the profile of an account (EIP-55 checksummed); null without one. Both cost one lookup by key. */
export async function readProfile(database: Database, address: string): Promise<Profile | null> {
  const [row] = await database.select().from(names).where(eq(names.address, address))
  return row ? profileOf(row) : null
}

/** Returns why a name cannot be taken; null if it is available. */
export async function nameRefusal(database: Database, name: string): Promise<NameRefusal | null> {
  const fault = nameFault(name)
  if (fault) return fault
  const rows = await database
    .select({ address: names.address })
    .from(names)
    .where(or(eq(names.lower, lowerName(name)), eq(names.skeleton, nameSkeleton(name))))
  return rows.length > 0 ? 'taken' : null
}

/**
 * Stores a name unless the account has one or the name is taken; the database decides, so simultaneous claims cannot both
 * succeed. A replay of the account's own claim is no refusal.
 */
async function storeName(
  database: Database,
  { address, name, signature }: SignedRegistration,
  now: number,
): Promise<{ isNew: boolean } | 'taken' | 'named'> {
  const row = { address, name, lower: lowerName(name), skeleton: nameSkeleton(name), takenAt: now, signature }
  const added = await database.insert(names).values(row).onConflictDoNothing().returning({ address: names.address })
  if (added.length > 0) return { isNew: true }
  const own = await readProfile(database, address)
  if (!own) return 'taken'
  return own.username === name ? { isNew: false } : 'named'
}

export interface RegistrationOptions extends RegistrationTerms {
  database: Database
  isSignedByContract: ContractSignatureCheck
}

/** Registers the name in the body of a request, or returns why it is refused. */
export async function register(
  body: unknown,
  options: RegistrationOptions,
): Promise<{ profile: Profile; isNew: boolean } | RegistrationRefusal> {
  const registration = readRegistration(body, options)
  if (typeof registration === 'string') return registration
  const { address, signature } = registration
  const digest = hashMessage(registrationText(registration))
  if (!(await isSignedBy(address, digest, signature, options.isSignedByContract))) return 'signature'
  const result = await storeName(options.database, registration, options.now)
  return typeof result === 'string' ? result : { profile: profileOf(registration), isNew: result.isNew }
}
