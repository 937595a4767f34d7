import { useLocation, useNavigate } from 'react-router-dom'
import { followView } from '../../../chain/wallet/view/viewedAccount'
import { withoutView } from '../../../chain/wallet/view/viewParameter'

/** Answers the function that takes the viewed account out of the page's address and keeps all else of it. */
export function useLeaveView(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return () => {
    const rest = withoutView(search)
    // Before the address changes, so that nothing carries the account along.
    followView(rest)
    void navigate({ pathname, search: rest, hash }, { replace: true, state: state as unknown })
    // The button that was pressed is gone.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
