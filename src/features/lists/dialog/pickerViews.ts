import type { BackRules } from '../../../ui/overlay/useViewStack'
import type { ListedToken } from '../listedTokens'
import type { TokenList } from '../tokenList'

/** What the token dialog can show (trading 2.7). */
export type PickerView =
  | { name: 'search' }
  | { name: 'manage' }
  /** `isChoice`: importing it also chooses it, as it was found in the search. */
  | { name: 'importToken'; token: ListedToken; isChoice: boolean }
  | { name: 'importList'; url: string; list: TokenList }

/** From managing and from the import of a list, back leads to the search; from the import of a token, to the view before. */
export const backTo: BackRules<PickerView> = { manage: { name: 'search' }, importList: { name: 'search' } }
