/** The app's stored data by part, in any shape. */
export type StoredFields = Readonly<Record<string, unknown>>

/** Current version of the stored data. It rises when a part changes in a way that its reader cannot detect. */
export const STORED_VERSION = 3

const unchanged = (stored: StoredFields): StoredFields => stored

/** Migrations from each version to the next. The first had no version number; the third has a key for each part. */
const MIGRATIONS: readonly ((stored: StoredFields) => StoredFields)[] = [unchanged, unchanged]

/** Checks that a value is an object with fields; an array passes. */
export const isFields = (value: unknown): value is StoredFields => typeof value === 'object' && value !== null

/**
 * Migrates stored parts to the current version. Data of a newer version is returned unchanged: each part's reader keeps
 * what it can parse. Accepts data of any shape; returns null where there are no parts.
 */
export function migrated(stored: unknown, migrations = MIGRATIONS, newest = STORED_VERSION): StoredFields | null {
  if (!isFields(stored) || Array.isArray(stored)) return null
  const { version, ...parts } = stored
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
  return migrations
    .slice(Math.min(from, newest) - 1)
    .reduce((fields, migrate) => migrate(fields), parts as StoredFields)
}
