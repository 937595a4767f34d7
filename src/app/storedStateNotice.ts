import type { StoredFields } from '../core/storedFields'
import { lostFrom } from '../core/storedLoss'
import { withoutRetired } from '../features/lists'
import { translate } from '../i18n'
import { showToast } from '../ui/toast/toastStore'
import type { Stored } from './storedState'

/**
 * Lists named by the deployment at the last visit. They differ for another deployment, which is no loss for the user.
 */
const OWN_BOOKKEEPING = '/lists/lastInitializedDefaultUrls'

/** Name of each part's entries; `count` is the number of lost entries. */
const PARTS: Readonly<Record<string, string>> = {
  user: '%count% setting || %count% settings',
  transactions: '%count% transaction || %count% transactions',
  lists: '%count% entry of the token lists || %count% entries of the token lists',
  pairs: '%count% pool || %count% pools',
  farms: '%count% setting of the farms || %count% settings of the farms',
  pools: '%count% setting of the pools || %count% settings of the pools',
}
/** Name of each part where all of it was lost. */
const WHOLE_PARTS: Readonly<Record<string, () => string>> = {
  user: () => translate('all settings'),
  transactions: () => translate('all transactions'),
  lists: () => translate('all token lists and added tokens'),
  pairs: () => translate('all pools you added'),
  farms: () => translate('all settings of the farms'),
  pools: () => translate('all settings of the pools'),
}
const OTHER = '%count% entry of another version || %count% entries of another version'

/** Path depth of one entry of a part. A transaction is below its chain and hash, a setting below its name. */
const DEPTHS: Readonly<Record<string, number>> = { transactions: 3, lists: 3, pairs: 3 }

/**
 * Returns the number of lost entries by part; a path is `/part/name`, and everything below an entry counts once. A part
 * lost as a whole has an unknown number of entries: Infinity.
 */
export function countLost(paths: readonly string[]): Map<string, number> {
  const entries = new Set(
    paths.map((path) => {
      const [, part = '', ...names] = path.split('/')
      return [part, ...names.slice(0, (DEPTHS[part] ?? 2) - 1)].join('/')
    }),
  )
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const [part = ''] = entry.split('/')
    const name = Object.hasOwn(PARTS, part) ? part : ''
    counts.set(name, (counts.get(name) ?? 0) + (entry === name ? Infinity : 1))
  }
  return counts
}

/** Returns the paths of stored values that were not used, except the app's own bookkeeping and retired lists. */
export const lostOf = (stored: StoredFields, kept: StoredFields): string[] =>
  lostFrom({ ...stored, ...('lists' in stored && { lists: withoutRetired(stored['lists']) }) }, kept).filter(
    (path) => !path.startsWith(OWN_BOOKKEEPING),
  )

/** Shows a toast about stored state that could not be used, if any, given what was used (quality "Hostile world"). */
export function showLossNotice(stored: NonNullable<Stored>, kept: StoredFields): void {
  const isGarbage = stored === 'garbage'
  const parts = isGarbage ? [] : [...countLost(lostOf(stored, kept))]
  if (!isGarbage && parts.length === 0) return
  const lines = parts.map(([part, count]) =>
    count === Infinity ? WHOLE_PARTS[part]?.() : translate(PARTS[part] ?? OTHER, { count }),
  )
  showToast({
    kind: 'bad',
    title: translate('Some of what this browser had kept could not be used.'),
    body: isGarbage
      ? translate('It could not be read. The page begins as on a first visit.')
      : translate('Left out: %parts%. The rest is as it was.', { parts: lines.join(', ') }),
  })
}

/**
 * Shows a toast that changes are no longer stored, because storage is full or unavailable (quality "Hostile world").
 */
export function showUnstoredNotice(): void {
  showToast({
    kind: 'bad',
    title: translate('This browser keeps nothing more.'),
    body: translate(
      'Its storage is full or closed. Settings and transactions of this visit are forgotten on a reload.',
    ),
  })
}
