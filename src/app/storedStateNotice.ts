import type { StoredFields } from '../core/storedFields'
import { missingPaths } from '../core/storedLoss'
import { withoutRetired } from '../features/lists'
import { translate } from '../i18n'
import { showToast } from '../ui/toast/toastStore'
import type { Stored } from './storedState'

/**
 * Lists named by the deployment at the last visit. They differ for another deployment, which is no loss for the user.
 */
const OWN_BOOKKEEPING = '/lists/lastInitializedDefaultUrls'

/** Name of each part's entries; `count` is the number of lost entries. */
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  user: '%count% setting || %count% settings',
  transactions: '%count% transaction || %count% transactions',
  lists: '%count% token list entry || %count% token list entries',
  pairs: '%count% pool || %count% pools',
  farms: '%count% farm setting || %count% farm settings',
  pools: '%count% pool setting || %count% pool settings',
  prediction: '%count% prediction setting || %count% prediction settings',
  profile: '%count% profile set-up || %count% profile set-ups',
  voting: '%count% voting setting || %count% voting settings',
}
/** Name of each part where all of it was lost. */
const WHOLE_PARTS: Readonly<Record<string, () => string>> = {
  user: () => translate('all settings'),
  transactions: () => translate('all transactions'),
  lists: () => translate('all token lists and added tokens'),
  pairs: () => translate('all pools you added'),
  farms: () => translate('all farm settings'),
  pools: () => translate('all pool settings'),
  prediction: () => translate('all prediction settings'),
  profile: () => translate('all profile set-ups'),
  voting: () => translate('all voting settings and your draft'),
}
const OTHER = '%count% entry from another version || %count% entries from another version'

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
    const name = Object.hasOwn(ENTRY_NAMES, part) ? part : ''
    counts.set(name, (counts.get(name) ?? 0) + (entry === name ? Infinity : 1))
  }
  return counts
}

/** Returns the paths of stored values that were not used, except the app's own bookkeeping and retired lists. */
export const lostOf = (stored: StoredFields, kept: StoredFields): string[] =>
  missingPaths({ ...stored, ...('lists' in stored && { lists: withoutRetired(stored['lists']) }) }, kept).filter(
    (path) => !path.startsWith(OWN_BOOKKEEPING),
  )

/** Shows a toast about stored state that could not be used, if any, given what was used (quality "Hostile world"). */
export function showLossNotice(stored: NonNullable<Stored>, kept: StoredFields): void {
  const isGarbage = stored === 'garbage'
  const parts = isGarbage ? [] : [...countLost(lostOf(stored, kept))]
  if (!isGarbage && parts.length === 0) return
  const lines = parts.map(([part, count]) =>
    count === Infinity ? WHOLE_PARTS[part]?.() : translate(ENTRY_NAMES[part] ?? OTHER, { count }),
  )
  showToast({
    kind: 'bad',
    title: translate('Some of your saved data could not be used.'),
    body: isGarbage
      ? translate('It is damaged, so this site starts as on your first visit. Your tokens are not affected.')
      : translate('Lost: %parts%. Everything else is unchanged, and your tokens are not affected.', {
          parts: lines.join(', '),
        }),
  })
}

/**
 * Shows a toast that changes are no longer stored, because storage is full or unavailable (quality "Hostile world").
 */
export function showUnstoredNotice(): void {
  showToast({
    kind: 'bad',
    title: translate('Your browser cannot save any more data.'),
    body: translate(
      'Its storage is full or turned off. When you reload, you lose this visit’s settings and list of transactions, but no tokens.',
    ),
  })
}
