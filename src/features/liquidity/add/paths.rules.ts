import { NATIVE_ID } from '../../../core/currencyId'
import { isAddressText } from '../../../core/address'

const isSame = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()

/** Answers a currency id in a path as it is meant: BNB or an address; null for what is neither (trading 2.1). */
export function currencyIdIn(segment: string | undefined): string | null {
  if (segment === undefined) return null
  if (segment.toUpperCase() === NATIVE_ID) return NATIVE_ID
  return isAddressText(segment) ? segment : null
}

/** Where a choice leads, and whether the sides change places on the way. */
export interface ChoiceTarget {
  path: string
  isSwitched: boolean
}

/** Answers where choosing a currency for a side leads; the one of the other side swaps the sides (trading 2.4). */
export function choiceTarget(
  side: 'a' | 'b',
  chosenId: string,
  { aId, bId }: { aId: string | null; bId: string | null },
): ChoiceTarget {
  const [ownId, otherId] = side === 'a' ? [aId, bId] : [bId, aId]
  const isSwitched = isSame(chosenId, otherId)
  const newOtherId = isSwitched ? ownId : otherId
  const [first, second] = side === 'a' ? [chosenId, newOtherId] : [newOtherId, chosenId]
  // A side that nobody has chosen yet stands for nothing in a path: what is left comes first.
  return { path: `/add/${[first, second].filter((id) => id !== null).join('/')}`, isSwitched }
}
