import { useState } from 'react'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import type { ListedToken } from '../../lists'
import { noteRead, unreadWarning } from './tokenWarnings'

const TokenNoticeDialog = lazyDialog(() => import('./TokenNoticeDialog').then((it) => it.TokenNoticeDialog))

/** One that nobody has imported yet is asked about first. */
const chosen = (token: ListedToken | null): string | null => (token?.origin === 'chain' ? null : (token?.id ?? null))

/** Tells of a chosen token that is taxed or compromised, once while the page is open (trading 2.3 "Notice modals"). */
export function TokenNotices({ input, output }: { input: ListedToken | null; output: ListedToken | null }) {
  const [, setReadCount] = useState(0)
  const warning = unreadWarning([chosen(input), chosen(output)])
  if (!warning) return null
  return (
    <TokenNoticeDialog
      warning={warning}
      onClose={() => {
        noteRead(warning)
        setReadCount((count) => count + 1)
      }}
    />
  )
}
