import { isAddressText } from '../../../core/address'
import { NATIVE_ID } from '../../../core/currencyId'

const isSame = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()

/** Returns the currency id of a path segment: BNB or an address; null for any other text (trading 2.1). */
export function currencyIdIn(segment: string | undefined): string | null {
  if (segment === undefined) return null
  if (segment.toUpperCase() === NATIVE_ID) return NATIVE_ID
  return isAddressText(segment) ? segment : null
}

/** The path of a selection, and whether it swaps the sides. */
export interface ChoiceTarget {
  path: string
  isSwitched: boolean
}

/**
 * Returns the path after selecting a currency for a side; selecting that of the other side swaps them (trading 2.4).
 */
export function choiceTarget(
  side: 'a' | 'b',
  chosenId: string,
  { aId, bId }: { aId: string | null; bId: string | null },
): ChoiceTarget {
  const [ownId, otherId] = side === 'a' ? [aId, bId] : [bId, aId]
  const isSwitched = isSame(chosenId, otherId)
  const newOtherId = isSwitched ? ownId : otherId
  const [first, second] = side === 'a' ? [chosenId, newOtherId] : [newOtherId, chosenId]
  // An empty side has no segment in the path, so the remaining currency comes first.
  return { path: `/add/${[first, second].filter((id) => id !== null).join('/')}`, isSwitched }
}
