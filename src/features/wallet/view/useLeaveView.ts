import { useLocation, useNavigate } from 'react-router-dom'
import { followView } from '../../../chain/wallet/view/viewedAccount'
import { withoutView } from '../../../chain/wallet/view/viewParameter'

/** Returns a function that removes the viewed account from the URL and keeps the rest of it. */
export function useLeaveView(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return () => {
    const rest = withoutView(search)
    // Before the navigation, so that the account is not added again.
    followView(rest)
    void navigate({ pathname, search: rest, hash }, { replace: true, state: state as unknown })
    // The pressed button is removed, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
