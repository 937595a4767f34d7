import { useLayoutEffect, useState } from 'react'
import { useAppDispatch } from '../../../state/storeHooks'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import type { ListedToken } from '../../lists'
import { tokensTraded } from '../../user'
import { markRead, unreadWarning } from './tokenWarnings'

const TokenNoticeDialog = lazyDialog(() => import('./TokenNoticeDialog').then((it) => it.TokenNoticeDialog))

/** Returns the id of a token, or null for one that is not imported yet: its import dialog comes first. */
const tradedId = (token: ListedToken | null): string | null => (token?.origin === 'chain' ? null : (token?.id ?? null))

/**
 * Renders the warning of a selected taxed or compromised token, once per page load (trading 2.3 "Notice modals"). A
 * slippage tolerance set for a token is in effect while that token is selected here.
 */
export function TokenNotices({ input, output }: { input: ListedToken | null; output: ListedToken | null }) {
  const [, setReadCount] = useState(0)
  const dispatch = useAppDispatch()
  const [inputId, outputId] = [tradedId(input), tradedId(output)]
  useLayoutEffect(() => {
    dispatch(tokensTraded([inputId, outputId]))
    return () => void dispatch(tokensTraded([]))
  }, [dispatch, inputId, outputId])
  const warning = unreadWarning([inputId, outputId])
  if (!warning) return null
  return (
    <TokenNoticeDialog
      warning={warning}
      onClose={() => {
        markRead(warning)
        setReadCount((count) => count + 1)
      }}
    />
  )
}
