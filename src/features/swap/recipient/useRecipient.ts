import { useEffect, useMemo, useState } from 'react'
import { isAddressText } from '../../../core/address'
import { useAppSelector } from '../../../state/storeHooks'
import { selectIsExpert } from '../../user'
import { selectConfirmedAddress, selectRecipientText } from '../swap.slice'
import type { Recipient } from './recipient.rules'

const OWN: Recipient = { status: 'own' }
const MISSING: Recipient = { status: 'missing' }
const RESOLVING: Recipient = { status: 'resolving' }

/** Delay of the name lookup after the last key press (constants: SEARCH_DEBOUNCE). */
const SEARCH_DEBOUNCE_MS = 200
/** Delay before a lookup is retried after all nodes failed. */
const RETRY_MS = 4_000

/**
 * Returns the recipient of the swap: in expert mode the content of the recipient field, resolved if it is a name,
 * otherwise the own account (trading 2.3). The result is the same object while nothing changes.
 */
export function useRecipient(isWrap: boolean): Recipient {
  const isExpert = useAppSelector(selectIsExpert)
  const recipient = useAppSelector(selectRecipientText)
  const confirmedAddress = useAppSelector(selectConfirmedAddress)
  const text = isExpert && !isWrap ? recipient : null
  const [found, setFound] = useState<{ text: string; recipient: Recipient } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!text) return undefined
    let isCurrent = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const lookUp = async () => {
      const resolved = await import('./recipient.chain')
        .then(({ resolveRecipient }) => resolveRecipient(text))
        .catch((): Recipient => ({ status: 'invalid', fault: 'unreachable' }))
      if (!isCurrent) return
      setFound({ text, recipient: resolved })
      if (resolved.status === 'invalid' && resolved.fault === 'unreachable') {
        retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS)
      }
    }
    const wait = setTimeout(() => void lookUp(), isAddressText(text) || attempt > 0 ? 0 : SEARCH_DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(wait)
      clearTimeout(retry)
    }
  }, [attempt, text])

  // Memoised, so that an unchanged recipient causes no render.
  const confirmedRecipient = useMemo((): Recipient => {
    const recipientFound = found?.recipient ?? RESOLVING
    const isConfirmed = recipientFound.status === 'unconfirmed' && recipientFound.address === confirmedAddress
    return isConfirmed ? { status: 'valid', address: recipientFound.address, isSingleSource: true } : recipientFound
  }, [confirmedAddress, found])

  if (text === null) return OWN
  if (text === '') return MISSING
  return found?.text === text ? confirmedRecipient : RESOLVING
}
