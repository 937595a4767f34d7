import type { BackRules } from '../../../ui/overlay/useViewStack'
import type { ListedToken } from '../listedTokens'
import type { TokenList } from '../tokenList'

/** Views of the token dialog (trading 2.7). */
export type PickerView =
  | { name: 'search' }
  | { name: 'manage' }
  /** `isChoice`: importing the token also selects it, because it comes from the search. */
  | { name: 'importToken'; token: ListedToken; isChoice: boolean }
  | { name: 'importList'; url: string; list: TokenList }

/** The manage and list import views return to the search; the token import returns to the previous view. */
export const backTo: BackRules<PickerView> = { manage: { name: 'search' }, importList: { name: 'search' } }
